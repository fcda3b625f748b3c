package nqueens.problem.catalogue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

import nqueens.mutants.CorrectVariant;
import nqueens.mutants.FaultySolver;
import nqueens.mutants.FaultySolver.Group;
import nqueens.mutants.TestedSolvers.Order;
import nqueens.mutants.TestedSolvers.TestStatus;
import nqueens.problem.Case;
import nqueens.problem.Check;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;
import nqueens.problem.Kills;
import nqueens.problem.Solver;
import nqueens.problem.catalogue.TestReports.TestReport;
import nqueens.problem.catalogue.TestReports.Trouble;

/**
 * The checks of a class of tests, whose contract is {@link nqueens.mutants.TestedSolvers}. Its tests must pass on
 * correct solvers, in any order, and one of them must fail on each faulty one.
 *
 * <p>A test finds a faulty solver if it fails on it. Its failures don't count if it also fails on a correct one, or if
 * its result on a solver changes. If tests don't end on a faulty solver, they don't find it; if they don't end on a
 * correct one, they aren't judged.
 */
final class TestsChecks {

    private static final String NEVER_PASSES = "a test must pass on all of them: look for a wrong number in it, and for"
            + " arrays that it compares, which are equal only to themselves";
    /** Advice on mistakes that have nothing to do with the solver, by their message. */
    private static final List<Map.Entry<String, String>> MISTAKES = List.of(
            Map.entry("No ParameterResolver registered for parameter [nqueens.QueensSolver",
                    "your tests get no solver: write @ExtendWith(SolverUnderTest.class) above the class"),
            Map.entry("No ParameterResolver registered for parameter [",
                    "this parameter gets no value: write @ParameterizedTest in place of @Test, and rows that"
                            + " have a value for each parameter but the solver"),
            Map.entry("multiple competing ParameterResolvers for parameter [nqueens.QueensSolver",
                    "values from a row come first: write the solver as the last parameter"),
            Map.entry("at least one arguments source",
                    "a parameterized test needs rows: write @CsvSource or @ValueSource above it"),
            Map.entry("Failed to convert String",
                    "the values of a row are separated by commas, and each must fit the type of its parameter"),
            Map.entry("must be static",
                    "write 'static' before that method: it is called before there is an object of your class"),
            Map.entry("[I@",
                    "an array is equal only to itself: compare what Arrays.toString gives, and in any order"),
            Map.entry("\"this.solver\" is null", "nothing was given: take the solver as a parameter of the test, or of"
                    + " a method with @BeforeEach that keeps it"));
    /** The most letters of a test's name, and the most tests, in the table of kills. */
    private static final int NAME = 40;
    private static final int ROWS = 12;

    private TestsChecks() {
    }

    /** Gives the checks. */
    static List<Check> all() {
        return List.of(
                new Check("right-solvers", "no test fails on a right solver", 10, around(
                        asked("there are tests", TestsChecks::none),
                        solver -> asked("tests pass on a solver that " + solver.words(),
                                reports -> falseAlarm(reports, solver)),
                        asked("a test finds something", TestsChecks::nothing))),
                new Check("robust", "tests say the same each time, in any order", 5, around(
                        asked("a test finds something", TestsChecks::nothing),
                        solver -> asked("no order matters on a solver that " + solver.words(),
                                reports -> ordered(reports, solver)),
                        asked("a test says the same of a wrong solver each time", TestsChecks::differing))),
                check(Group.SMALL_BOARDS, 15, "boards of 1 to 4 rows"),
                check(Group.VALIDITY, 10, "placements that are no solutions"),
                check(Group.COMPLETENESS, 15, "solutions that are missing, or there twice"),
                check(Group.COUNT, 10, "the number of solutions"),
                check(Group.CONTRACT, 10, "how a bad n is refused"),
                check(Group.OWNERSHIP, 10, "answers that are the caller's own"),
                check(Group.STATE, 10, "what stays from call to call"),
                check(Group.SIZE, 5, "larger boards"));
    }

    private static List<Case> around(Case first, Function<CorrectVariant, Case> each, Case last) {
        return Stream.of(Stream.of(first), TestReports.CORRECT.stream().map(each), Stream.of(last))
                .flatMap(Function.identity()).toList();
    }

    private static Check check(Group group, int points, String title) {
        return new Check(id(group), title, points,
                List.of(asked("every solver is found that is wrong here", reports -> survivors(reports, group))));
    }

    private static String id(Group group) {
        return group.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static Case asked(String name, Function<TestReports, Optional<Fault>> fault) {
        return new Case(name, solver -> {
            TestReports reports = new TestReports(solver);
            reports.askAll();
            return fault.apply(reports);
        });
    }

    private static Optional<Fault> none(TestReports reports) {
        List<TestReport> first = reports.first();
        if (first.isEmpty()) {
            return Optional.of(new Fault(Kind.MISSING, "no test was found",
                    "a test is a void method without 'private' or 'static' that has @Test or @ParameterizedTest"
                            + " above it"));
        }
        return first.stream().anyMatch(report -> report.status() != TestStatus.SKIPPED) ? Optional.empty()
                : Optional.of(new Fault(Kind.MISSING,
                        "all of your tests are skipped, such as " + first.get(0).name(),
                        "a test that is disabled, or whose assumption doesn't hold, says nothing of the solver"));
    }

    private static Optional<Fault> falseAlarm(TestReports reports, CorrectVariant solver) {
        return reports.of(solver, Order.IN_ORDER).stream().filter(TestReport::isFailure).findFirst()
                .map(report -> failsOnAll(reports, report.name())
                        ? alarm(Kind.FALSE_ALARM, report, " fails on every right solver", NEVER_PASSES)
                        : alarm(Kind.FALSE_ALARM, report, " fails on a right solver that " + solver.words(),
                                solver.hint()));
    }

    private static boolean failsOnAll(TestReports reports, String test) {
        return TestReports.CORRECT.stream().allMatch(solver ->
                TestReports.failed(reports.of(solver, Order.IN_ORDER)).contains(test));
    }

    private static Optional<Fault> ordered(TestReports reports, CorrectVariant solver) {
        Set<String> inOrder = TestReports.failed(reports.of(solver, Order.IN_ORDER));
        for (TestReport report : reports.of(solver, Order.REVERSED)) {
            if (report.status() == TestStatus.ORDERED) {
                return Optional.of(new Fault(Kind.DEPENDENT,
                        "your tests run in an order that " + report.name() + " gives them",
                        "tests must give the same result in any order: leave the order out, and let each test"
                                + " prepare everything that it needs"));
            }
            if (report.isFailure() != inOrder.contains(report.name())) {
                return Optional.of(dependent(report, report.isFailure()
                        ? " passes on a right solver, and fails on it when the tests run in another order"
                        : " fails on a right solver, and passes on it when the tests run in another order"));
            }
        }
        return Optional.empty();
    }

    private static Optional<Fault> differing(TestReports reports) {
        return reports.troubles(reports.askedTwice()).entrySet().stream()
                .filter(test -> test.getValue() == Trouble.DIFFERS).findFirst()
                .map(test -> dependent(new TestReport(test.getKey(), TestStatus.FAILED, ""),
                        " fails on a wrong solver, and passes on it when all is run once more"));
    }

    private static Fault dependent(TestReport report, String what) {
        return alarm(Kind.DEPENDENT, report, what, "a test must say the same whenever it runs: let nothing static stay"
                + " from one to the next, and leave chance and the clock out");
    }

    private static Fault alarm(Kind kind, TestReport report, String what, String rule) {
        String message = report.message();
        return new Fault(kind, report.called() + what
                + (message.isEmpty() ? "" : "\n" + message.indent(2).stripTrailing()),
                MISTAKES.stream().filter(mistake -> message.contains(mistake.getKey()))
                        .map(Map.Entry::getValue).findFirst().orElse(rule));
    }

    /** Tells which faulty solvers each test finds. */
    static Kills kills(Solver tests) {
        TestReports reports = new TestReports(tests);
        List<FaultySolver> askedTwice = reports.askedTwice();
        Map<String, Trouble> troubles = reports.troubles(askedTwice);
        Map<String, List<Integer>> finds = new LinkedHashMap<>();
        troubles.keySet().forEach(name -> finds.put(name, new ArrayList<>()));
        Set<FaultySolver> endless = EnumSet.noneOf(FaultySolver.class);
        Set<FaultySolver> survivors = EnumSet.allOf(FaultySolver.class);
        for (FaultySolver solver : TestReports.FAULTY) {
            Optional<Set<String>> once = reports.failed(solver, Order.IN_ORDER);
            if (once.isEmpty() || askedTwice.contains(solver) && reports.failed(solver, Order.AGAIN).isEmpty()) {
                endless.add(solver);
            } else {
                once.get().stream().filter(name -> troubles.get(name) == Trouble.NONE).forEach(name -> {
                    finds.get(name).add(solver.ordinal());
                    survivors.remove(solver);
                });
            }
        }
        return new Kills(TestReports.FAULTY.stream().map(solver -> told(solver, survivors, endless)).toList(),
                finds.entrySet().stream().map(test -> new Kills.Test(test.getKey(),
                        troubles.get(test.getKey()).words(), test.getValue())).toList());
    }

    /**
     * A wrong solver as far as the learner may know: of survivors the first of each group, with a hint if few are left.
     */
    private static Kills.WrongSolver told(FaultySolver solver, Set<FaultySolver> survivors,
            Set<FaultySolver> endless) {
        List<FaultySolver> alike = survivors.stream().filter(other -> other.group() == solver.group()).toList();
        boolean isFound = !alike.contains(solver);
        boolean isTold = isFound || alike.get(0) == solver;
        String hint = endless.contains(solver) ? "your tests came to no end on it; a solver is found by a test that"
                + " fails: let each loop end, whatever the solver gives"
                : isFound || alike.size() <= size(solver.group()) / 2 ? solver.hint() : "";
        return new Kills.WrongSolver(id(solver.group()), isTold ? solver.words() : "", isTold ? hint : "");
    }

    private static long size(Group group) {
        return TestReports.FAULTY.stream().filter(solver -> solver.group() == group).count();
    }

    private static Optional<Fault> nothing(TestReports reports) {
        return kills(reports.tests()).tests().stream().anyMatch(test -> !test.finds().isEmpty()) ? Optional.empty()
                : Optional.of(new Fault(Kind.UNSEEN_PLACEMENT, "of " + TestReports.FAULTY.size()
                        + " wrong solvers your tests find none",
                        "a test must fail where the solver is wrong: does it assert something of the answer, and does"
                                + " it let an AssertionError through?"));
    }

    /** False alarms come first: tests that fail a right solver earn nothing. */
    private static Optional<Fault> survivors(TestReports reports, Group group) {
        return TestReports.CORRECT.stream().flatMap(solver -> falseAlarm(reports, solver).stream()).findFirst()
                .or(() -> unfound(kills(reports.tests()), group));
    }

    private static Optional<Fault> unfound(Kills kills, Group group) {
        List<FaultySolver> survivors = TestReports.FAULTY.stream()
                .filter(solver -> !kills.isFound(solver.ordinal())).toList();
        List<FaultySolver> alike = survivors.stream().filter(solver -> solver.group() == group).toList();
        if (alike.isEmpty()) {
            return Optional.empty();
        }
        Kills.WrongSolver first = kills.solvers().get(alike.get(0).ordinal());
        String rule = first.hint().isEmpty() ? "what would a test ask to see that?" : "a hint: " + first.hint();
        return Optional.of(new Fault(kind(group), "Your tests find " + (size(group) - alike.size()) + " of the "
                + size(group) + " wrong solvers of this kind. One that survives " + first.words() + ".",
                survivors.get(0).group() == group ? rule + "\n" + table(kills) : rule));
    }

    private static Kind kind(Group group) {
        return switch (group) {
            case SMALL_BOARDS, VALIDITY -> Kind.UNSEEN_PLACEMENT;
            case COMPLETENESS, COUNT, SIZE -> Kind.UNSEEN_GAP;
            case CONTRACT, OWNERSHIP, STATE -> Kind.UNSEEN_CALLS;
        };
    }

    /** How many faulty solvers each test finds. */
    private static String table(Kills kills) {
        List<Kills.Test> tests = kills.tests();
        List<String> lines = new ArrayList<>(List.of("of " + TestReports.FAULTY.size()
                + " wrong solvers each test finds"));
        for (Kills.Test test : tests.subList(0, Math.min(ROWS, tests.size()))) {
            String name = test.name();
            lines.add(String.format(Locale.ROOT, "%4d  %s%s", test.finds().size(),
                    name.length() <= NAME ? name : name.substring(0, NAME) + "...",
                    !test.finds().isEmpty() ? "" : test.trouble().isEmpty() ? ": does it assert anything?"
                            : ": it " + test.trouble()));
        }
        if (tests.size() > ROWS) {
            lines.add("      and " + (tests.size() - ROWS) + " more tests");
        }
        return String.join("\n", lines);
    }
}
