package nqueens.board;

import java.util.Arrays;
import java.util.Optional;

/**
 * Two queens that attack each other. Queens of a placement never share a row; they attack each other in a column or on
 * a diagonal, where {@code |row difference|} equals {@code |column difference|}.
 *
 * @param upper the queen in the upper row
 * @param lower the queen in the lower row
 */
public record Attack(Square upper, Square lower) {

    /**
     * {@return the first attack in {@code placement[row] = column}, or empty if there is none; no column may be
     * negative} Attacks are ordered by the row of the lower queen, then by the row of the upper queen.
     */
    public static Optional<Attack> firstIn(int[] placement) {
        int rows = placement.length;
        int width = Arrays.stream(placement).max().orElse(0) + 1;
        // for each column or diagonal: the number of rows from its queen to the last row, or 0 without a queen
        int[] columns = new int[width];
        int[] mainDiagonals = new int[rows + width];
        int[] antiDiagonals = new int[rows + width];
        for (int row = 0; row < rows; row++) {
            int column = placement[row];
            int highest = Math.max(columns[column],
                    Math.max(mainDiagonals[rows - row + column], antiDiagonals[row + column]));
            if (highest > 0) {
                int above = rows - highest;
                return Optional.of(new Attack(new Square(above, placement[above]), new Square(row, column)));
            }
            columns[column] = rows - row;
            mainDiagonals[rows - row + column] = rows - row;
            antiDiagonals[row + column] = rows - row;
        }
        return Optional.empty();
    }

    /** Finds the first attack by the given rule, in the order of {@link #firstIn(int[])}. */
    public static Optional<Attack> firstIn(int[] placement, SolutionSearch.AttackRule attacks) {
        for (int lower = 0; lower < placement.length; lower++) {
            for (int upper = 0; upper < lower; upper++) {
                if (attacks.attacks(lower - upper, placement[lower] - placement[upper])) {
                    return Optional.of(
                            new Attack(new Square(upper, placement[upper]), new Square(lower, placement[lower])));
                }
            }
        }
        return Optional.empty();
    }

    /**
     * {@return the rule that the two queens break, without a full stop} For example, {@code the queens in rows 3 and 5
     * share a diagonal: |3 - 5| = |2 - 4|}.
     */
    public String rule() {
        String queens = "the queens in rows " + upper.row() + " and " + lower.row() + " share ";
        if (upper.column() == lower.column()) {
            return queens + "column " + upper.column();
        }
        return queens + "a diagonal: |" + upper.row() + " - " + lower.row() + "| = |"
                + upper.column() + " - " + lower.column() + "|";
    }
}
