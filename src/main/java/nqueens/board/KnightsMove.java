package nqueens.board;

import java.util.Optional;

/**
 * Two pieces that are a knight's move apart: two rows and one column, or one row and two columns.
 *
 * @param upper the piece in the upper row
 * @param lower the piece in the lower row
 */
public record KnightsMove(Square upper, Square lower) {

    /**
     * Finds the first one, by the lower piece's row and then by the upper's.
     *
     * @param placement {@code placement[row] = column}
     * @return the two pieces, or empty if there are none
     */
    public static Optional<KnightsMove> firstIn(int[] placement) {
        for (int lower = 0; lower < placement.length; lower++) {
            for (int rows : new int[] {2, 1}) {
                int upper = lower - rows;
                // two rows and a column, or a row and two columns: three in all, and no straight line
                if (upper >= 0 && Math.abs(placement[lower] - placement[upper]) == 3 - rows) {
                    return Optional.of(new KnightsMove(
                            new Square(upper, placement[upper]), new Square(lower, placement[lower])));
                }
            }
        }
        return Optional.empty();
    }

    /**
     * Says the rule that the two pieces break.
     *
     * @return a sentence without a full stop
     */
    public String rule() {
        return "the superqueens at " + upper + " and " + lower + " are a knight's move apart";
    }
}
