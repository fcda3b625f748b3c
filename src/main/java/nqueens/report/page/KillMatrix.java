package nqueens.report.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import nqueens.judge.result.CheckResult;
import nqueens.judge.result.ProblemResult;
import nqueens.problem.Kills;
import nqueens.report.text.ForeignText;

/**
 * Tests by wrong solvers: what each test finds, and what survives. Solvers of checks that are hidden are left out.
 */
record KillMatrix(ProblemResult result) {

    /** So many tests are shown one by one, and so many of those that find a solver are named. */
    private static final int MOST_TESTS = 100;
    private static final int MOST_NAMED = 3;

    /** A test's solvers of one kind: of each, whether it is found. */
    record Cell(List<Boolean> marks) {

        long found() {
            return marks.stream().filter(mark -> mark).count();
        }
    }

    /** A test. */
    record Row(String name, String trouble, int found, List<Cell> cells) {
    }

    /** The solvers of one kind. */
    record Group(String id, long found, int size, String survivor, String hint, String others,
            List<Found> solvers) {

        boolean isOpen() {
            return found < size;
        }
    }

    /** A solver that is found, and by what. */
    record Found(String words, String hint, String by) {
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
    Row together() {
        return row("all together", "", IntStream.range(0, kills().solvers().size()).filter(kills()::isFound)
                .boxed().collect(Collectors.toSet()));
    }

    List<Row> rows() {
        return kills().tests().stream().limit(MOST_TESTS)
                .map(test -> row(test.name(), test.trouble(), Set.copyOf(test.finds()))).toList();
    }

    /** How many tests are not shown; empty if all are. */
    Optional<Integer> more() {
        return Optional.of(kills().tests().size() - MOST_TESTS).filter(more -> more > 0);
    }

    private Row row(String name, String trouble, Set<Integer> finds) {
        List<Cell> cells = kinds().values().stream().map(kind -> new Cell(kind.stream().map(finds::contains).toList()))
                .toList();
        return new Row(ForeignText.onPage(name).shortLine(), ForeignText.onPage(trouble).shortLine(),
                cells.stream().mapToInt(cell -> (int) cell.found()).sum(), cells);
    }

    List<Group> groups() {
        List<Group> groups = new ArrayList<>();
        kinds().forEach((check, kind) -> {
            List<Integer> survivors = kind.stream().filter(solver -> !kills().isFound(solver)).toList();
            Kills.WrongSolver first = kills().solvers().get(survivors.isEmpty() ? kind.get(0) : survivors.get(0));
            groups.add(new Group(check, kind.size() - survivors.size(), kind.size(), first.words(), first.hint(),
                    others(survivors.size() - 1), kind.stream().filter(kills()::isFound).map(this::found).toList()));
        });
        return groups;
    }

    private static String others(int count) {
        return count < 1 ? "" : count == 1 ? "Another one survives." : count + " others survive.";
    }

    private Found found(int solver) {
        List<String> by = kills().tests().stream().filter(test -> test.finds().contains(solver))
                .map(test -> ForeignText.onPage(test.name()).shortLine()).toList();
        return new Found(kills().solvers().get(solver).words(), kills().solvers().get(solver).hint(),
                by.stream().limit(MOST_NAMED).collect(Collectors.joining(", "))
                        + (by.size() > MOST_NAMED ? " and " + (by.size() - MOST_NAMED) + " more" : ""));
    }
}
