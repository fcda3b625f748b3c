package nqueens.board;

import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;

/**
 * Two queens that attack each other. In a placement no two queens share a row, so that they attack
 * each other where they share a column or a diagonal: where {@code |row difference|} equals
 * {@code |column difference|}.
 *
 * @param upper the queen in the upper row
 * @param lower the queen in the lower row
 */
public record Attack(Square upper, Square lower) {

    /**
     * Creates an attack.
     *
     * @throws IllegalArgumentException if upper's row is not above lower's, or the two squares share
     *     neither a column nor a diagonal
     */
    public Attack {
        Objects.requireNonNull(upper, "upper");
        Objects.requireNonNull(lower, "lower");
        if (upper.row() >= lower.row()) {
            throw new IllegalArgumentException("not above each other: " + upper + " and " + lower);
        }
        if (!isAttack(upper, lower)) {
            throw new IllegalArgumentException("no attack: " + upper + " and " + lower);
        }
    }

    /**
     * Finds the first attack, by the lower queen's row and then by the upper's: the one that a search
     * going down the rows should have met first.
     *
     * @param placement {@code placement[row] = column}, each column 0 or more
     * @return the attack, or empty if no two queens attack each other
     */
    public static Optional<Attack> firstIn(int[] placement) {
        int rows = placement.length;
        int width = Arrays.stream(placement).max().orElse(0) + 1;
        // of each line one more than the row of its queen: until the first attack it has one at most
        int[] columns = new int[width];
        int[] mainDiagonals = new int[rows + width];
        int[] antiDiagonals = new int[rows + width];
        for (int row = 0; row < rows; row++) {
            int column = placement[row];
            int above = firstOf(columns[column], mainDiagonals[rows - row + column], antiDiagonals[row + column]);
            if (above > 0) {
                return Optional.of(new Attack(new Square(above - 1, placement[above - 1]), new Square(row, column)));
            }
            columns[column] = row + 1;
            mainDiagonals[rows - row + column] = row + 1;
            antiDiagonals[row + column] = row + 1;
        }
        return Optional.empty();
    }

    /** The smallest of the numbers that are not 0; 0 if there is none. */
    private static int firstOf(int... numbers) {
        return Arrays.stream(numbers).filter(number -> number > 0).min().orElse(0);
    }

    /**
     * Says the rule that the two queens break.
     *
     * @return a sentence without a full stop, such as
     *     {@code the queens in rows 3 and 5 share a diagonal: |3 - 5| = |2 - 4|}
     */
    public String rule() {
        String queens = "the queens in rows " + upper.row() + " and " + lower.row() + " share ";
        if (upper.column() == lower.column()) {
            return queens + "column " + upper.column();
        }
        return queens + "a diagonal: |" + upper.row() + " - " + lower.row() + "| = |"
                + upper.column() + " - " + lower.column() + "|";
    }

    private static boolean isAttack(Square upper, Square lower) {
        int columns = Math.abs(upper.column() - lower.column());
        return columns == 0 || columns == lower.row() - upper.row();
    }
}
