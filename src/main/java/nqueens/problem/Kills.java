package nqueens.problem;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Which wrong solvers a class of tests finds, and by which test; the names are those of {@code results.json}. What is
 * told of a solver that no test finds is no more than the learner may know.
 */
public record Kills(List<WrongSolver> solvers, List<Test> tests) {

    /** Creates kills, from copies of the lists. */
    public Kills {
        solvers = List.copyOf(solvers);
        tests = List.copyOf(tests);
        for (Test test : tests) {
            for (int found : test.finds()) {
                if (found < 0 || found >= solvers.size()) {
                    throw new IllegalArgumentException("no solver has the number " + found);
                }
            }
        }
    }

    /**
     * A wrong solver.
     *
     * @param check the id of the check that wants it found
     * @param words what it does, to be read after "a solver that"; empty if it isn't told
     * @param hint where it does so; empty if it isn't told
     */
    public record WrongSolver(String check, String words, String hint) {
    }

    /**
     * A test.
     *
     * @param trouble why it finds nothing whatever it says, to be read after its name; empty if it may
     */
    public record Test(String name, String trouble, List<Integer> finds) {

        /** Creates a test, from a copy of the list. */
        public Test {
            finds = List.copyOf(finds);
        }
    }

    /**
     * {@return what a check earns that is worth so many points: a share of them as large as that of the wrong solvers
     * of its kind that are found, rounded down}
     */
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
