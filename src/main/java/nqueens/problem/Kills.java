package nqueens.problem;

import java.util.List;
import java.util.stream.IntStream;

/**
 * The wrong solvers that each test of a class finds; the names are those of {@code results.json}. Of a solver that no
 * test finds it tells only as much as the learner may know.
 */
public record Kills(List<WrongSolver> solvers, List<Test> tests) {

    /** Creates kills, from copies of the lists. */
    public Kills {
        solvers = List.copyOf(solvers);
        tests = List.copyOf(tests);
    }

    /**
     * A wrong solver.
     *
     * @param check the id of the check whose points it counts for
     * @param words what it does, to be read after "a solver that"; empty if the learner may not know
     * @param hint where it does so; empty if the learner may not know
     */
    public record WrongSolver(String check, String words, String hint) {
    }

    /**
     * A test.
     *
     * @param trouble why its failures don't count, to be read after its name; empty if they do
     */
    public record Test(String name, String trouble, List<Integer> finds) {

        /** Creates a test, from a copy of the list. */
        public Test {
            finds = List.copyOf(finds);
        }
    }

    /** {@return the points that a check earns: their share is that of the wrong solvers found, rounded down} */
    public int earned(String check, int points) {
        List<Integer> kind = IntStream.range(0, solvers.size())
                .filter(solver -> solvers.get(solver).check().equals(check)).boxed().toList();
        return kind.isEmpty() ? 0 : points * (int) kind.stream().filter(this::isFound).count() / kind.size();
    }

    /** {@return whether any test finds a solver, by its index} */
    public boolean isFound(int solver) {
        return tests.stream().anyMatch(test -> test.finds().contains(solver));
    }
}
