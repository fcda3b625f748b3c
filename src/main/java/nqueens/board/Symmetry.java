package nqueens.board;

import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;

/** The eight symmetries of a board, which map solutions to solutions: four clockwise turns, each plain or mirrored. */
public enum Symmetry {
    IDENTITY("itself", (square, last) -> square),
    QUARTER_TURN("a quarter turn", (square, last) -> new Square(square.column(), last - square.row())),
    HALF_TURN("a half turn", (square, last) -> new Square(last - square.row(), last - square.column())),
    THREE_QUARTER_TURN("three quarter turns", (square, last) -> new Square(last - square.column(), square.row())),
    MIRROR("a mirror image, left for right", (square, last) -> new Square(square.row(), last - square.column())),
    FLIP("a mirror image, top for bottom", (square, last) -> new Square(last - square.row(), square.column())),
    TRANSPOSE("a mirror image in the main diagonal", (square, last) -> new Square(square.column(), square.row())),
    ANTI_TRANSPOSE("a mirror image in the anti-diagonal",
            (square, last) -> new Square(last - square.column(), last - square.row()));

    private final String words;
    private final BiFunction<Square, Integer, Square> move;

    Symmetry(String words, BiFunction<Square, Integer, Square> move) {
        this.words = words;
        this.move = move;
    }

    /** {@return the name of the symmetry, phrased to follow "is", such as {@code a quarter turn}} */
    public String words() {
        return words;
    }

    /** {@return the image of {@code solution[row] = column}, a permutation of 0 to length - 1, as a new array} */
    public int[] image(int[] solution) {
        int[] image = new int[solution.length];
        for (int row = 0; row < solution.length; row++) {
            Square moved = image(new Square(row, solution[row]), solution.length - 1);
            image[moved.row()] = moved.column();
        }
        return image;
    }

    /** {@return the image of a square, on a board whose last row and column have the number {@code last}} */
    public Square image(Square square, int last) {
        return move.apply(square, last);
    }

    /**
     * {@return the solutions that none of the symmetries maps to a lexicographically smaller one} If the symmetries
     * form a group, this is one solution of each class of images.
     */
    public static List<int[]> distinct(List<int[]> solutions, Symmetry... symmetries) {
        return solutions.stream().filter(solution -> Arrays.stream(symmetries)
                .allMatch(symmetry -> Arrays.compare(solution, symmetry.image(solution)) <= 0)).toList();
    }
}
