package nqueens.problem;

import java.util.List;

import nqueens.QueensSolver;

/** Problems that are in no catalogue. */
public final class SampleProblem {

    /** Three thousand steps, and advice for who takes more. */
    public static final Call SPEED =
            Call.of("count", 12).within(Allowance.STANDARD.steps(3000).advising("think twice"));

    private SampleProblem() {
    }

    /**
     * Gives an exercise of the core that shares its class with {@code board2d}.
     *
     * @param checks its checks
     * @return the problem
     */
    public static Problem of(Check... checks) {
        return Problem.exercise("board2d", "Board2dQueens", QueensSolver.class)
                .samples(Call.of("solve", 1), Call.of("count", 1)).speed(SPEED).checks(List.of(checks))
                .instead("Solution", "keep the stub").endingBy("shift it out", Operation.SHIFT);
    }

    /**
     * Gives a problem of tests, whatever it is asked.
     *
     * @param kills what its tests find
     * @param checks its checks
     * @return the problem
     */
    public static Problem killing(Kills kills, Check... checks) {
        return of(checks).killing(solver -> kills);
    }

    /**
     * Gives an exercise of the upper ladder, {@code upper.UpperQueens}.
     *
     * @param checks its checks
     * @return the problem
     */
    public static Problem upper(Check... checks) {
        return Problem.exercise("upper", "UpperQueens", QueensSolver.class).up().checks(List.of(checks));
    }

    /**
     * Gives a drill, of which nothing must be fast.
     *
     * @param contract its contract
     * @return the problem, without a check
     */
    public static Problem of(Class<?> contract) {
        return Problem.drill("sample", "SampleQueens", contract);
    }

    /**
     * Gives an exercise whose solver is a class of a test.
     *
     * @param contract its contract
     * @param solver the class
     * @return the problem, without a check
     */
    public static Problem of(Class<?> contract, Class<?> solver) {
        String name = solver.getName().substring(solver.getPackageName().length() + 1);
        return Problem.exercise(solver.getPackageName(), name, contract);
    }

    /** A contract with an array among its arguments. */
    public interface OfAnArray {

        /**
         * Answers.
         *
         * @param n a number
         * @param given an array
         * @return a number
         */
        int count(int n, int[] given);
    }
}
