package nqueens.board;

import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;

/**
 * A board as text, a line a row: {@code .} is an empty square, {@code #} one on which no queen may stand,
 * {@code Q} a queen and {@code *} a queen that the drawing points at. The marks are letters, so that no colour
 * is needed to tell them apart.
 */
public final class Drawing {

    /** In place of a column: the row has no queen. */
    public static final int NO_QUEEN = -1;

    private final int[] placement;
    private final List<Square> marked;
    private final List<Square> blocked;

    private Drawing(int[] placement, List<Square> marked, List<Square> blocked) {
        this.placement = placement.clone();
        this.marked = marked;
        this.blocked = List.copyOf(blocked);
    }

    /**
     * {@return a drawing without marks of {@code placement[row] = column}, each column from 0 to length - 1, or
     * {@link #NO_QUEEN}}
     */
    public static Drawing of(int[] placement) {
        return new Drawing(placement, List.of(), List.of());
    }

    /** {@return the drawing with these marks alone, of queens to point at; a mark without a queen isn't seen} */
    public Drawing marking(Square... squares) {
        return new Drawing(placement, List.of(squares), blocked);
    }

    /** {@return the drawing with these squares alone blocked; one that holds a queen is drawn as a queen} */
    public Drawing blocking(List<Square> squares) {
        return new Drawing(placement, marked, squares);
    }

    /** {@return the column of each row's queen, or {@link #NO_QUEEN}} */
    public List<Integer> placement() {
        return Arrays.stream(placement).boxed().toList();
    }

    /** {@return the marked squares, in the order in which they were given} */
    public List<Square> marked() {
        return marked;
    }

    /** {@return the squares on which no queen may stand} */
    public List<Square> blocked() {
        return blocked;
    }

    /** Gives the drawing: n lines of n squares, a blank between squares, no line end after the last. */
    @Override
    public String toString() {
        StringJoiner lines = new StringJoiner("\n");
        for (int row = 0; row < placement.length; row++) {
            StringJoiner squares = new StringJoiner(" ");
            for (int column = 0; column < placement.length; column++) {
                squares.add(letter(row, column));
            }
            lines.add(squares.toString());
        }
        return lines.toString();
    }

    private String letter(int row, int column) {
        if (placement[row] != column) {
            return blocked.contains(new Square(row, column)) ? "#" : ".";
        }
        return marked.contains(new Square(row, column)) ? "*" : "Q";
    }
}
