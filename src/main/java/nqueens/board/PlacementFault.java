package nqueens.board;

import java.util.Arrays;
import java.util.Optional;

/** What is wrong with one placement: why it is no solution. */
public final class PlacementFault {

    /** As many columns of a placement are printed at the most. */
    private static final int LONGEST_TEXT = 16;

    private PlacementFault() {
    }

    /**
     * Looks for what is wrong.
     *
     * @param finding where the placement is from, such as {@code solution 3 of 5 is [1, 3, 5, 2, 0, 4]}
     * @param n the number of queens
     * @param placement {@code placement[row] = column} as a solver gave it; may be null
     * @return no array, a wrong length, a column off the board, or two queens that attack each other; empty if
     *     the placement is a solution
     */
    public static Optional<Fault> of(String finding, int n, int[] placement) {
        if (placement == null) {
            return Optional.of(new Fault(finding, Optional.empty(),
                    "a solution is an int[] of length n, never null"));
        }
        if (placement.length != n) {
            return Optional.of(new Fault(finding, Optional.empty(),
                    "its length is " + placement.length + ", and must be n = " + n
                            + ": one column for each row"));
        }
        for (int row = 0; row < n; row++) {
            if (placement[row] < 0 || placement[row] >= n) {
                return Optional.of(new Fault(finding, Optional.empty(),
                        "row " + row + " has column " + placement[row] + ", off the board: columns go"
                                + " from 0 to " + (n - 1)));
            }
        }
        return Attack.firstIn(placement).map(attack -> new Fault(
                finding,
                Optional.of(Drawing.of(placement).marking(attack.upper(), attack.lower())),
                attack.rule()));
    }

    /**
     * Writes a placement.
     *
     * @param placement {@code placement[row] = column}; may be null
     * @return the columns, such as {@code [1, 3, 0, 2]}; of more than 16 only the first 16
     */
    public static String text(int[] placement) {
        if (placement == null || placement.length <= LONGEST_TEXT) {
            return Arrays.toString(placement);
        }
        String start = Arrays.toString(Arrays.copyOf(placement, LONGEST_TEXT));
        return start.replace("]", ", ...]");
    }
}
