package nqueens.interview;

import java.util.Optional;

/**
 * Two queens of a solution that attack each other where the edges of the board are joined.
 *
 * @param upper the row of the upper queen
 * @param lower the row of the lower queen
 */
record WrappedAttack(int upper, int lower) {

    /** The first attack in a solution, by the lower queen's row and then by the upper's. */
    static Optional<WrappedAttack> firstIn(int[] solution) {
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

    /** The rule that the two queens break. */
    String rule(int[] solution) {
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
