package nqueens.report.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import nqueens.judge.result.CheckResult;
import nqueens.judge.result.ProblemResult;
import nqueens.problem.Kills;
import nqueens.report.text.ForeignText;
import nqueens.report.text.Wording;

/**
 * Tests by wrong solvers: what each test finds, and what survives. Solvers of checks that are hidden are left out.
 */
record KillMatrix(ProblemResult result) {

    /** At most this many tests are shown one by one, and of those that find a solver this many are named. */
    private static final int MOST_TESTS = 100;
    private static final int MOST_NAMED = 3;

    /** A test, and of each kind of solvers what it finds. */
    record TestRow(String name, String trouble, List<FoundMarks> cells) {

        int found() {
            return cells.stream().mapToInt(cell -> (int) cell.found()).sum();
        }
    }

    /** A test's solvers of one kind: of each, whether it is found. */
    record FoundMarks(List<Boolean> marks) {

        long found() {
            return marks.stream().filter(mark -> mark).count();
        }
    }

    /** The solvers of one kind, the first that survives, and those that are found. */
    record SolverKind(String id, int size, String survivor, String hint, String others, List<FoundSolver> solvers) {

        int found() {
            return solvers.size();
        }

        boolean isOpen() {
            return found() < size;
        }
    }

    /** A solver that is found, and by what. */
    record FoundSolver(String words, String hint, String by) {
    }

    private Kills kills() {
        return result.kills();
    }

    /** The kinds of solvers that may be shown, with the indexes of these. */
    private Map<String, List<Integer>> kinds() {
        Set<String> hidden = result.checks().stream().filter(CheckResult::hidden).map(CheckResult::id)
                .collect(Collectors.toSet());
        List<String> order = result.checks().stream().map(CheckResult::id).toList();
        return IntStream.range(0, kills().solvers().size()).boxed()
                .filter(solver -> !hidden.contains(check(solver)))
                .collect(Collectors.groupingBy(this::check, () -> new TreeMap<>(
                        (one, other) -> order.indexOf(one) - order.indexOf(other)), Collectors.toList()));
    }

    private String check(int solver) {
        return kills().solvers().get(solver).check();
    }

    int solverCount() {
        return kinds().values().stream().mapToInt(List::size).sum();
    }

    /** What all tests find together. */
    TestRow together() {
        return row("all together", "", kills()::isFound);
    }

    List<TestRow> rows() {
        return kills().tests().stream().limit(MOST_TESTS)
                .map(test -> row(test.name(), test.trouble(), test.finds()::contains)).toList();
    }

    private TestRow row(String name, String trouble, IntPredicate finds) {
        return new TestRow(ForeignText.onPage(name).shortLine(), ForeignText.onPage(trouble).shortLine(),
                kinds().values().stream()
                        .map(kind -> new FoundMarks(kind.stream().map(finds::test).toList())).toList());
    }

    /** How many tests are not shown; empty if all are. */
    Optional<Integer> more() {
        return Optional.of(kills().tests().size() - MOST_TESTS).filter(more -> more > 0);
    }

    List<SolverKind> groups() {
        List<SolverKind> groups = new ArrayList<>();
        kinds().forEach((check, kind) -> {
            List<Integer> survivors = kind.stream().filter(solver -> !kills().isFound(solver)).toList();
            Kills.WrongSolver first = kills().solvers().get(survivors.isEmpty() ? kind.get(0) : survivors.get(0));
            groups.add(new SolverKind(check, kind.size(), first.words(), first.hint(), others(survivors.size() - 1),
                    kind.stream().filter(kills()::isFound).map(this::found).toList()));
        });
        return groups;
    }

    private static String others(int count) {
        return count < 1 ? "" : count == 1 ? "Another one survives." : count + " others survive.";
    }

    private FoundSolver found(int solver) {
        Kills.WrongSolver found = kills().solvers().get(solver);
        return new FoundSolver(found.words(), found.hint(), Wording.first(MOST_NAMED, ForeignText.shortLines(
                kills().tests().stream().filter(test -> test.finds().contains(solver)).map(Kills.Test::name)
                        .toList())));
    }
}
