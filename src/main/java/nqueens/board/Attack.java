package nqueens.board;

import java.util.BitSet;
import java.util.Optional;
import java.util.stream.IntStream;

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
        BitSet columns = new BitSet();
        BitSet mainDiagonals = new BitSet();
        BitSet antiDiagonals = new BitSet();
        for (int row = 0; row < rows; row++) {
            int column = placement[row];
            if (columns.get(column) || mainDiagonals.get(rows - row + column) || antiDiagonals.get(row + column)) {
                return on(placement, row, SolutionSearch.QUEENS);
            }
            columns.set(column);
            mainDiagonals.set(rows - row + column);
            antiDiagonals.set(row + column);
        }
        return Optional.empty();
    }

    /** Finds the first attack by the given rule, in the order of {@link #firstIn(int[])}. */
    public static Optional<Attack> firstIn(int[] placement, SolutionSearch.AttackRule attacks) {
        return IntStream.range(0, placement.length).mapToObj(lower -> on(placement, lower, attacks))
                .flatMap(Optional::stream).findFirst();
    }

    private static Optional<Attack> on(int[] placement, int lower, SolutionSearch.AttackRule attacks) {
        return IntStream.range(0, lower).boxed()
                .filter(upper -> attacks.attacks(lower - upper, placement[lower] - placement[upper])).findFirst()
                .map(upper -> new Attack(new Square(upper, placement[upper]), new Square(lower, placement[lower])));
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
