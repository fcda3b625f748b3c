package nqueens.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import nqueens.judge.CheckResult;
import nqueens.judge.ProblemResult;
import nqueens.problem.Kills;

/**
 * Tests by wrong solvers: what each test finds, what survives, and the learner's source with what its tests find.
 * Solvers of checks that are hidden are left out.
 *
 * @param result what the tests came to, with its kills
 * @param files the sources of the tests, by file name
 * @param id what ids within the page begin with
 */
record KillMatrix(ProblemResult result, Map<String, String> files, String id) {

    /** So many tests are shown one by one, and so many of those that find a solver are named. */
    private static final int MOST_TESTS = 100;
    private static final int MOST_NAMED = 3;
    /** What stands before a method's name where it is declared: at least a type. */
    private static final String DECLARED = "(?m)^(?![ \\t]*+(?:\\*|//))[^=;\"\n]*?[\\w>\\]][ \\t]+";

    /** A test's solvers of one kind: of each, whether it is found. */
    record Cell(List<Boolean> marks) {

        long found() {
            return marks.stream().filter(mark -> mark).count();
        }
    }

    /** A test; its place is an id in the page, empty if its source isn't shown. */
    record Row(String name, String trouble, String place, int found, List<Cell> cells) {
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

    /** A source. */
    record Source(String name, List<Line> lines) {
    }

    /** A line, and the test that begins there: its place, and how many solvers it finds; both empty if none does. */
    record Line(String text, String place, String finds) {
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
        return row("all together", "", "", IntStream.range(0, kills().solvers().size()).filter(kills()::isFound)
                .boxed().collect(Collectors.toSet()));
    }

    List<Row> rows() {
        Map<String, String> places = places();
        return kills().tests().stream().limit(MOST_TESTS).map(test -> row(test.name(), test.trouble(),
                places.getOrDefault(test.name(), ""), Set.copyOf(test.finds()))).toList();
    }

    /** How many tests are not shown; empty if all are. */
    Optional<Integer> more() {
        return Optional.of(kills().tests().size() - MOST_TESTS).filter(more -> more > 0);
    }

    private Row row(String name, String trouble, String place, Set<Integer> finds) {
        List<Cell> cells = kinds().values().stream().map(kind -> new Cell(kind.stream().map(finds::contains).toList()))
                .toList();
        return new Row(ForeignText.onPage(name).shortLine(), ForeignText.onPage(trouble).shortLine(), place,
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

    /** The sources in which a test stands. */
    List<Source> sources() {
        List<Source> sources = new ArrayList<>();
        new TreeMap<>(files).forEach((name, text) -> {
            List<Line> lines = new ArrayList<>();
            Map<Integer, Kills.Test> begins = begins(text);
            List<String> texts = ForeignText.onPage(text).legible().lines().toList();
            for (int i = 0; i < texts.size(); i++) {
                Kills.Test test = begins.get(i);
                lines.add(new Line(texts.get(i), test == null ? "" : place(test),
                        test == null ? "" : "" + row("", "", "", Set.copyOf(test.finds())).found()));
            }
            if (!begins.isEmpty()) {
                sources.add(new Source(ForeignText.onPage(name).shortLine(), lines));
            }
        });
        return sources;
    }

    private Map<String, String> places() {
        return files.values().stream().flatMap(text -> begins(text).values().stream()).distinct()
                .collect(Collectors.toMap(Kills.Test::name, this::place));
    }

    private String place(Kills.Test test) {
        return id + "-test-" + (kills().tests().indexOf(test) + 1);
    }

    /** The tests that begin in a text, by line, from 0: each where its method, behind its classes, seems to begin. */
    private Map<Integer, Kills.Test> begins(String text) {
        Map<Integer, Kills.Test> begins = new TreeMap<>();
        for (Kills.Test test : kills().tests().stream().limit(MOST_TESTS).toList()) {
            String[] names = test.name().split("\\.");
            int from = 0;
            for (int i = 0; i < names.length && from >= 0; i++) {
                String quoted = Pattern.quote(names[i]);
                Matcher name = Pattern.compile(i < names.length - 1 ? "\\bclass[ \\t]+" + quoted + "\\b"
                        : DECLARED + quoted + "[ \\t]*\\(").matcher(text);
                from = name.find(from) ? name.end() : -1;
            }
            if (from >= 0) {
                begins.put((int) text.chars().limit(from).filter(letter -> letter == '\n').count(), test);
            }
        }
        return begins;
    }
}
