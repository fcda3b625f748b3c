package nqueens.board;

import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;

/**
 * A board as text, one line per row. {@code .} is an empty square, {@code #} a blocked square, {@code Q} a queen, and
 * {@code *} a marked queen.
 *
 * @param placement the column of each row's queen, or {@link #NO_QUEEN}
 * @param attack the marked squares: usually two queens, the upper queen first
 * @param blocked the squares that must not hold a queen
 */
public record Drawing(List<Integer> placement, List<Square> attack, List<Square> blocked) {

    /** Stands for the column in a row without a queen. */
    public static final int NO_QUEEN = -1;

    /** Creates a drawing from copies of the lists. */
    public Drawing {
        placement = List.copyOf(placement);
        attack = List.copyOf(attack);
        blocked = List.copyOf(blocked);
    }

    /** {@return an unmarked drawing of {@code placement[row] = column}; a column may be {@link #NO_QUEEN}} */
    public static Drawing of(int[] placement) {
        return new Drawing(Arrays.stream(placement).boxed().toList(), List.of(), List.of());
    }

    /** {@return the same drawing with exactly these squares marked; a mark shows only on a queen} */
    public Drawing marking(Square... squares) {
        return new Drawing(placement, List.of(squares), blocked);
    }

    /** {@return the same drawing with exactly these squares blocked; a queen on a blocked square is still shown} */
    public Drawing blocking(List<Square> squares) {
        return new Drawing(placement, attack, squares);
    }

    /** {@return whether each row has a queen} */
    public boolean isComplete() {
        return !placement.contains(NO_QUEEN);
    }

    @Override
    public String toString() {
        StringJoiner lines = new StringJoiner("\n");
        for (int row = 0; row < placement.size(); row++) {
            StringJoiner squares = new StringJoiner(" ");
            for (int column = 0; column < placement.size(); column++) {
                squares.add(letter(row, column));
            }
            lines.add(squares.toString());
        }
        return lines.toString();
    }

    private String letter(int row, int column) {
        if (placement.get(row) != column) {
            return blocked.contains(new Square(row, column)) ? "#" : ".";
        }
        return attack.contains(new Square(row, column)) ? "*" : "Q";
    }
}
