package nqueens.board;

import java.util.Optional;

/**
 * Two queens of a solution that attack each other where the edges of the board are joined.
 *
 * @param upper the row of the upper queen
 * @param lower the row of the lower queen
 */
public record WrappedAttack(int upper, int lower) {

    /**
     * Finds the first attack, by the lower queen's row and then by the upper's.
     *
     * @param solution {@code solution[row] = column}
     * @return the attack, or empty if there is none
     */
    public static Optional<WrappedAttack> firstIn(int[] solution) {
        for (int lower = 0; lower < solution.length; lower++) {
            for (int upper = 0; upper < lower; upper++) {
                WrappedAttack attack = new WrappedAttack(upper, lower);
                if (attack.isDown(solution) || attack.isUp(solution)) {
                    return Optional.of(attack);
                }
            }
        }
        return Optional.empty();
    }

    /**
     * Says the rule that the two queens break.
     *
     * @param solution the solution in which they stand
     * @return a sentence without a full stop
     */
    public String rule(int[] solution) {
        String sign = isDown(solution) ? " - " : " + ";
        return "the queens in rows " + upper + " and " + lower + " share a diagonal that wraps around: "
                + upper + sign + solution[upper] + " and " + lower + sign + solution[lower] + " are equal modulo "
                + solution.length;
    }

    private boolean isDown(int[] solution) {
        return (solution[lower] - lower - (solution[upper] - upper)) % solution.length == 0;
    }

    private boolean isUp(int[] solution) {
        return (solution[lower] + lower - (solution[upper] + upper)) % solution.length == 0;
    }
}
