package nqueens.problem.catalogue;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

import nqueens.mutants.CorrectVariant;
import nqueens.mutants.FaultySolver;
import nqueens.mutants.FaultySolver.Group;
import nqueens.mutants.TestRunner.Order;
import nqueens.mutants.TestRunner.TestReport;
import nqueens.mutants.TestRunner.TestStatus;
import nqueens.problem.Case;
import nqueens.problem.Check;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;
import nqueens.problem.KillMatrix;

/**
 * The checks of a class of tests; the contract is {@link nqueens.mutants.TestRunner}. All tests must pass on correct
 * solvers, in any order, and at least one test must fail on each faulty solver. The failures of a test don't count if
 * the test also fails on a correct solver, or if its result on a solver changes. Tests that never end on a
 * faulty solver don't catch it.
 */
final class TestsChecks {

    /** The keys of advice on mistakes in a test itself; a part of the test's message reveals such a mistake. */
    private static final List<String> MISTAKES =
            List.of("no-solver", "no-value", "last", "no-rows", "types", "static", "arrays", "field");
    /** Maximum length of a test's name, and maximum number of tests, in the table of caught solvers. */
    private static final int NAME = 40;
    private static final int ROWS = 12;

    private TestsChecks() {
    }

    static List<Check> all() {
        return List.of(
                new Check("right-solvers", "no test fails on a right solver", 10, List.of(
                        asked("there are tests", TestsChecks::none),
                        asked("tests pass on right solvers", TestsChecks::falseAlarm),
                        asked("a test finds something", TestsChecks::nothing))),
                new Check("robust", "tests say the same each time, in any order", 5, List.of(
                        asked("a test finds something", TestsChecks::nothing),
                        asked("no order matters on right solvers", reports ->
                                Fault.first(TestReports.CORRECT, solver -> ordered(reports, solver))),
                        asked("a test says the same of a wrong solver each time", TestsChecks::differing))),
                check(Group.SMALL_BOARDS, 15, Kind.UNSEEN_PLACEMENT, "boards of 1 to 4 rows"),
                check(Group.VALIDITY, 10, Kind.UNSEEN_PLACEMENT, "placements that are no solutions"),
                check(Group.COMPLETENESS, 15, Kind.UNSEEN_GAP, "solutions that are missing, or there twice"),
                check(Group.COUNT, 10, Kind.UNSEEN_GAP, "the number of solutions"),
                check(Group.CONTRACT, 10, Kind.UNSEEN_CALLS, "how a bad n is refused"),
                check(Group.OWNERSHIP, 10, Kind.UNSEEN_CALLS, "answers that are the caller's own"),
                check(Group.STATE, 10, Kind.UNSEEN_CALLS, "what stays from call to call"),
                check(Group.SIZE, 5, Kind.UNSEEN_GAP, "larger boards"));
    }

    private static Check check(Group group, int points, Kind kind, String title) {
        return new Check(group.id(), title, points, List.of(asked("every solver is found that is wrong here",
                // correct solvers come first: tests that fail on one of them earn nothing
                reports -> falseAlarm(reports).or(() -> unfound(reports.kills(), group, kind)))));
    }

    private static Case asked(String name, Function<TestReports, Optional<Fault>> fault) {
        return new Case(name, solver -> fault.apply(TestReports.of(solver)));
    }

    private static Optional<Fault> none(TestReports reports) {
        List<TestReport> first = reports.first();
        return first.isEmpty()
                ? Optional.of(new Fault(Kind.MISSING, "no test was found", Sentences.of("tests.no-test")))
                : Fault.unless(first.stream().anyMatch(report -> report.status() != TestStatus.SKIPPED), Kind.MISSING,
                        "all of your tests are skipped, such as " + first.get(0).name(),
                        Sentences.of("tests.skipped"));
    }

    private static Optional<Fault> falseAlarm(TestReports reports) {
        return Fault.first(TestReports.CORRECT, solver -> reports.of(solver, Order.IN_ORDER).stream()
                .filter(TestReport::isFailure).findFirst().map(report -> failsOnAll(reports, report.name())
                        ? alarm(Kind.FALSE_ALARM, report, " fails on every right solver",
                                Sentences.of("tests.never-passes"))
                        : alarm(Kind.FALSE_ALARM, report, " fails on a right solver that " + solver.words(),
                                solver.hint())));
    }

    private static boolean failsOnAll(TestReports reports, String test) {
        return TestReports.CORRECT.stream().allMatch(solver ->
                TestReports.failed(reports.of(solver, Order.IN_ORDER)).contains(test));
    }

    private static Optional<Fault> ordered(TestReports reports, CorrectVariant solver) {
        Set<String> inOrder = TestReports.failed(reports.of(solver, Order.IN_ORDER));
        for (TestReport report : reports.of(solver, Order.REVERSED)) {
            if (report.status() == TestStatus.ORDERED) {
                return Optional.of(new Fault(Kind.DEPENDENT, "your tests run in an order that " + report.name()
                        + " gives them", Sentences.of("tests.ordered")));
            }
            if (report.isFailure() != inOrder.contains(report.name())) {
                return Optional.of(dependent(report, report.isFailure() ? "tests.fails-then" : "tests.passes-then"));
            }
        }
        return Optional.empty();
    }

    private static Optional<Fault> differing(TestReports reports) {
        return reports.kills().tests().stream().filter(test -> test.trouble().equals(Sentences.of("tests.differs")))
                .findFirst().map(test -> dependent(new TestReport(test.name(), TestStatus.FAILED, ""),
                        "tests.once-more"));
    }

    private static Fault dependent(TestReport report, String key) {
        return alarm(Kind.DEPENDENT, report, " " + Sentences.of(key), Sentences.of("tests.dependent"));
    }

    private static Fault alarm(Kind kind, TestReport report, String what, String rule) {
        String message = report.message();
        return new Fault(kind, TestReports.subject(report.name()) + what
                + (message.isEmpty() ? "" : "\n" + message.indent(2).stripTrailing()),
                MISTAKES.stream().filter(mistake -> message.contains(Sentences.of("tests." + mistake + ".sign")))
                        .findFirst().map(mistake -> Sentences.of("tests." + mistake)).orElse(rule));
    }

    private static Optional<Fault> nothing(TestReports reports) {
        return Fault.unless(reports.kills().tests().stream().anyMatch(test -> !test.finds().isEmpty()),
                Kind.UNSEEN_PLACEMENT, "of " + TestReports.FAULTY.size() + " wrong solvers your tests find none",
                Sentences.of("tests.nothing"));
    }

    private static Optional<Fault> unfound(KillMatrix kills, Group group, Kind kind) {
        List<FaultySolver> survivors = TestReports.FAULTY.stream()
                .filter(solver -> !kills.isFound(solver.ordinal())).toList();
        List<FaultySolver> alike = survivors.stream().filter(solver -> solver.group() == group).toList();
        if (alike.isEmpty()) {
            return Optional.empty();
        }
        int all = group.solvers().size();
        KillMatrix.ShownSolver first = kills.solvers().get(alike.get(0).ordinal());
        String rule = first.hint().isEmpty() ? "what would a test ask to see that?" : "a hint: " + first.hint();
        return Optional.of(new Fault(kind,
                Sentences.of("tests.survivor", all - alike.size(), all, first.words()),
                survivors.get(0).group() == group ? rule + "\n" + table(kills) : rule));
    }

    private static String table(KillMatrix kills) {
        List<KillMatrix.Test> tests = kills.tests();
        String rows = tests.stream().limit(ROWS).map(test -> String.format(Locale.ROOT, "\n%4d  %s%s",
                test.finds().size(),
                test.name().length() <= NAME ? test.name() : test.name().substring(0, NAME) + "...",
                !test.finds().isEmpty() ? "" : test.trouble().isEmpty() ? ": does it assert enough?"
                        : ": it " + test.trouble())).collect(Collectors.joining());
        return "of " + TestReports.FAULTY.size() + " wrong solvers each test finds" + rows
                + (tests.size() > ROWS ? "\n      and " + (tests.size() - ROWS) + " more tests" : "");
    }
}
