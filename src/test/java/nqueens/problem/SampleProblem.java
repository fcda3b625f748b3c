package nqueens.problem;

import java.util.List;

import nqueens.QueensSolver;

/** Problems that are in no catalogue. */
public final class SampleProblem {

    /** Three thousand steps, and advice for who takes more. */
    public static final Call SPEED =
            Call.of("count", 12).within(CallLimits.STANDARD.steps(3000).advising("think twice"));

    private SampleProblem() {
    }

    /** Gives an exercise of the core that shares its class with {@code board2d}. */
    public static Problem of(Check... checks) {
        return core(checks).build();
    }

    private static Problem.Builder core(Check... checks) {
        return Problem.of(Problem.Category.CORE, "board2d", "Board2dQueens", QueensSolver.class)
                .sample(Call.of("solve", 4)).speed(SPEED).checks(() -> List.of(checks))
                .instead("Solution", "keep the stub");
    }

    /** Gives a problem of tests, which find the same whatever they are asked. */
    public static Problem killing(KillMatrix kills, Check... checks) {
        return core(checks).runBy(Harness.JUNIT, solver -> kills).build();
    }

    /** Gives an exercise of the upper ladder, {@code upper.UpperQueens}. */
    public static Problem upper(Check... checks) {
        return Problem.of(Problem.Category.UPPER, "upper", "UpperQueens", QueensSolver.class)
                .sample(Call.of("solve", 4)).checks(() -> List.of(checks)).build();
    }

    /** Gives a drill without a check, of which nothing must be fast. */
    public static Problem of(Class<?> contract) {
        return Problem.of(Problem.Category.DRILL, "sample", "SampleQueens", contract).build();
    }

    /** Gives an exercise without a check, whose solver is a class of a test. */
    public static Problem of(Class<?> contract, Class<?> solver) {
        String name = solver.getName().substring(solver.getPackageName().length() + 1);
        return Problem.of(Problem.Category.CORE, solver.getPackageName(), name, contract).build();
    }

    /** A contract with an array among its arguments. */
    public interface OfAnArray {

        /** Answers with a number. */
        int count(int n, int[] given);
    }
}
