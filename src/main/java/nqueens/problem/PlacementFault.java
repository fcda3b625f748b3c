package nqueens.problem;

import java.util.Arrays;
import java.util.Optional;

import nqueens.board.Attack;
import nqueens.board.Drawing;
import nqueens.problem.Fault.Kind;

/** A reason why one placement is no solution. */
public final class PlacementFault {

    /** At most this many columns of a placement are printed. */
    private static final int LONGEST_TEXT = 16;

    private PlacementFault() {
    }

    /**
     * {@return why {@code placement[row] = column} is no solution; empty if it is one} It may be null, have a wrong
     * length, a column off the board, or queens that attack each other. The finding says where the placement is from,
     * such as {@code solution 3 of 5 is [1, 3, 5, 2, 0, 4]}. The time grows with n alone.
     */
    public static Optional<Fault> of(String finding, int n, int[] placement) {
        if (placement == null) {
            return Optional.of(new Fault(Kind.NULL, finding, "a solution is an int[] of length n, never null"));
        }
        if (placement.length != n) {
            return Optional.of(new Fault(Kind.MALFORMED, finding, "its length is " + placement.length
                    + ", and must be n = " + n + ": one column for each row"));
        }
        for (int row = 0; row < n; row++) {
            if (placement[row] < 0 || placement[row] >= n) {
                return Optional.of(new Fault(Kind.OFF_BOARD, finding, "row " + row + " has column " + placement[row]
                        + ", off the board: columns go from 0 to " + (n - 1)));
            }
        }
        return Attack.firstIn(placement).map(attack -> new Fault(Kind.ATTACK, finding,
                Optional.of(Drawing.of(placement).marking(attack.upper(), attack.lower())), attack.rule()));
    }

    /**
     * {@return the columns of {@code placement[row] = column}, which may be null, such as {@code [1, 3, 0, 2]}; of more
     * than 16 only the first 16}
     */
    public static String text(int[] placement) {
        if (placement == null || placement.length <= LONGEST_TEXT) {
            return Arrays.toString(placement);
        }
        return Arrays.toString(Arrays.copyOf(placement, LONGEST_TEXT)).replace("]", ", ...]");
    }
}
