package nqueens.problem;

import java.util.List;
import java.util.stream.IntStream;

/**
 * The faulty solvers that each test of a class catches; components are named as in {@code results.json}. About a solver
 * that no test catches, this record says only what the learner may know.
 */
public record KillMatrix(List<ShownSolver> solvers, List<Test> tests) {

    /**
     * A faulty solver.
     *
     * @param check the id of the check that gives points for catching the solver
     * @param words the solver's behaviour, phrased to follow "a solver that"; empty if the learner must not know it
     * @param hint the place of the mistake; empty if the learner must not know it
     */
    public record ShownSolver(String check, String words, String hint) {
    }

    /**
     * A test in the learner's class of tests, or the class as a whole.
     *
     * @param trouble the reason why failures don't count, phrased to follow the test's name; empty if they count
     */
    public record Test(String name, String trouble, List<Integer> finds) {
    }

    /** {@return the points that a check earns: the share of its faulty solvers that were caught, rounded down} */
    public int earned(String check, int points) {
        List<Integer> kind = IntStream.range(0, solvers.size())
                .filter(solver -> solvers.get(solver).check().equals(check)).boxed().toList();
        return kind.isEmpty() ? 0 : points * (int) kind.stream().filter(this::isFound).count() / kind.size();
    }

    /** {@return whether any test catches the solver with this index} */
    public boolean isFound(int solver) {
        return tests.stream().anyMatch(test -> test.finds().contains(solver));
    }
}
