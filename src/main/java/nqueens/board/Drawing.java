package nqueens.board;

import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;

/**
 * A board as text, a line a row: {@code .} is an empty square, {@code Q} a queen and {@code *} a queen
 * that the drawing points at. The marks are letters, so that no colour is needed to tell them apart.
 */
public final class Drawing {

    private final int[] placement;
    private final List<Square> marked;

    private Drawing(int[] placement, List<Square> marked) {
        this.placement = placement.clone();
        this.marked = marked;
    }

    /**
     * Draws a placement without marks.
     *
     * @param placement {@code placement[row] = column}, each column from 0 to length - 1
     * @return the drawing
     */
    public static Drawing of(int[] placement) {
        return new Drawing(placement, List.of());
    }

    /**
     * Marks squares; a marked square that holds no queen stays what it is.
     *
     * @param squares the squares of the queens to point at
     * @return a drawing of the same placement with these marks alone
     */
    public Drawing marking(Square... squares) {
        return new Drawing(placement, List.of(squares));
    }

    /**
     * Gives the placement.
     *
     * @return the column of each row's queen
     */
    public List<Integer> placement() {
        return Arrays.stream(placement).boxed().toList();
    }

    /**
     * Gives the marks.
     *
     * @return the squares, in the order in which they were given
     */
    public List<Square> marked() {
        return marked;
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
            return ".";
        }
        return marked.contains(new Square(row, column)) ? "*" : "Q";
    }
}
