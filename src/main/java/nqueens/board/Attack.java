package nqueens.board;

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
     * @param placement {@code placement[row] = column}
     * @return the attack, or empty if no two queens attack each other
     */
    public static Optional<Attack> firstIn(int[] placement) {
        for (int row = 0; row < placement.length; row++) {
            Square lower = new Square(row, placement[row]);
            for (int above = 0; above < row; above++) {
                Square upper = new Square(above, placement[above]);
                if (isAttack(upper, lower)) {
                    return Optional.of(new Attack(upper, lower));
                }
            }
        }
        return Optional.empty();
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
