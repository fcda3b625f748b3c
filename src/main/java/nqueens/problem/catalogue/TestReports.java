package nqueens.problem.catalogue;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import nqueens.mutants.CorrectVariant;
import nqueens.mutants.FaultySolver;
import nqueens.mutants.TestRunner;
import nqueens.mutants.TestRunner.Order;
import nqueens.mutants.TestRunner.TestReport;
import nqueens.mutants.TestRunner.TestStatus;
import nqueens.mutants.TestRunner.TestedSolver;
import nqueens.problem.Call;
import nqueens.problem.CallLimits;
import nqueens.problem.Fault.Kind;
import nqueens.problem.KillMatrix;
import nqueens.problem.NotAcceptedException;
import nqueens.problem.NotAcceptedException.Scope;
import nqueens.problem.Solver;
import nqueens.problem.Verdict;

/**
 * The results of a learner's class of tests on correct and on faulty solvers. The tests run twice on some of the faulty
 * solvers, or on all of them if a test fails on a correct solver or changes its result. So tests that fail at random
 * are almost always noticed. Both runs have the same order: some solvers share state within a run, so an honest test
 * may change its result in another order.
 */
record TestReports(Solver tests) {

    static final List<FaultySolver> FAULTY = List.of(FaultySolver.values());
    static final List<CorrectVariant> CORRECT = List.of(CorrectVariant.values());
    /** Maximum number of steps of the tests on one solver; the slowest tests take a few million. */
    private static final CallLimits ALLOWANCE = CallLimits.STANDARD.steps(1_000_000_000);
    private static final int MOST_SECONDS_TO_WATCH = 30;
    /** Maximum number of solvers on which tests may be endless: each one costs all allowed steps and another worker. */
    private static final int MOST_ENDLESS = 3;
    private static final Random CHANCE = new SecureRandom();
    private static final List<FaultySolver> SHUFFLED = shuffled(FAULTY);
    /** The faulty solvers on which tests always run twice; a run takes some hundredths of a second. */
    private static final List<FaultySolver> SAMPLE = SHUFFLED.subList(0, 10);

    /** Runs the tests on all solvers in random order, so that tests can't recognise faulty solvers by counting runs. */
    static TestReports of(Solver tests) {
        TestReports reports = new TestReports(tests);
        // some faulty solvers come first, so that a test can't take the first solver for a correct one
        SHUFFLED.stream().filter(solver -> solver.group() == FaultySolver.Group.VALIDITY)
                .limit(1 + CHANCE.nextInt(SAMPLE.size()))
                .allMatch(solver -> reports.failed(solver, Order.IN_ORDER).isPresent());
        // if the tests never end, this call ends the case before they run on many solvers
        reports.first();
        reports.ask(Stream.of(calls(FAULTY, Order.IN_ORDER), calls(SAMPLE, Order.AGAIN), calls(CORRECT, Order.IN_ORDER),
                calls(CORRECT, Order.REVERSED)).flatMap(calls -> calls).toList());
        reports.ask(calls(reports.askedTwice(), Order.AGAIN).toList());
        reports.ask(calls(reports.isClean() ? List.of() : FAULTY, Order.AGAIN).toList());
        return reports;
    }

    private static Call call(TestedSolver solver, Order order) {
        return Call.of("tests", solver.name(), order.name()).within(ALLOWANCE);
    }

    private static <T> List<T> shuffled(List<T> elements) {
        List<T> shuffled = new ArrayList<>(elements);
        Collections.shuffle(shuffled, CHANCE);
        return shuffled;
    }

    private static Stream<Call> calls(List<? extends TestedSolver> solvers, Order order) {
        return solvers.stream().map(solver -> call(solver, order));
    }

    private void ask(List<Call> calls) {
        Set<Object> endless = new HashSet<>();
        for (Call call : shuffled(calls)) {
            if (failed(call).isEmpty()) {
                endless.add(call.arguments().get(0));
            }
            if (endless.size() > MOST_ENDLESS) {
                throw new NotAcceptedException(Kind.STEPS, Scope.PROBLEM,
                        Sentences.of("tests.too-many-endless", watched(call), MOST_ENDLESS));
            }
        }
    }

    List<TestReport> first() {
        return of(CORRECT.get(0), Order.IN_ORDER);
    }

    /** Returns the reports on a correct solver; if a test takes too long, the exception names it. */
    List<TestReport> of(CorrectVariant solver, Order order) {
        Call call = call(solver, order);
        try {
            return read(call);
        } catch (NotAcceptedException e) {
            throw e.fault().kind().verdict() != Verdict.TIME_LIMIT_EXCEEDED || e.scope() == Scope.PROBLEM ? e
                    : new NotAcceptedException(e.fault().kind(), e.scope(),
                            Sentences.of("tests.too-long", watched(call), e.getMessage()));
        }
    }

    static String subject(String test) {
        return test.equals(TestRunner.CLASS) ? "your class of tests" : "your test " + test;
    }

    /** Names the test that takes too long, with its line if known, or "one of your tests" if the test is unknown. */
    private String watched(Call asked) {
        Call watching = Call.of("tests", asked.arguments().get(0), Order.WATCHED.name())
                .within(ALLOWANCE.steps(Long.MAX_VALUE).seconds(MOST_SECONDS_TO_WATCH));
        try {
            TestReport report = read(watching).get(0);
            return subject(report.name()) + (report.message().isEmpty() ? "" : ", at " + report.message() + ",");
        } catch (NotAcceptedException e) {
            return "one of your tests";
        }
    }

    /** Reads the reports; a worker under a submission's control may send something else. */
    private List<TestReport> read(Call asked) {
        try {
            return ((List<?>) tests.answer(asked)).stream().map(each -> TestReport.of((List<?>) each)).toList();
        } catch (ClassCastException | IllegalArgumentException | IndexOutOfBoundsException e) {
            throw new NotAcceptedException(Kind.ENDED, Scope.PROBLEM, "what ran the tests told no results");
        }
    }

    /** Returns the tests that fail on a faulty solver, or empty if there is no answer. */
    private Optional<Set<String>> failed(FaultySolver solver, Order order) {
        return failed(call(solver, order));
    }

    private Optional<Set<String>> failed(Call asked) {
        try {
            return Optional.of(failed(read(asked)));
        } catch (NotAcceptedException e) {
            if (e.scope() == Scope.PROBLEM || e.fault().kind() == Kind.JUDGE) {
                throw e;
            }
            return Optional.empty();
        }
    }

    static Set<String> failed(List<TestReport> reports) {
        return reports.stream().filter(TestReport::isFailure).map(TestReport::name)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** Returns the sample and, for each test, a solver that it caught: by chance, a test may not catch it again. */
    private List<FaultySolver> askedTwice() {
        Map<String, FaultySolver> found = new LinkedHashMap<>();
        SHUFFLED.forEach(solver -> failed(solver, Order.IN_ORDER).ifPresent(names ->
                names.forEach(name -> found.putIfAbsent(name, solver))));
        return Stream.concat(SAMPLE.stream(), found.values().stream()).distinct().toList();
    }

    private boolean isClean() {
        return troubles(askedTwice()).values().stream().allMatch(String::isEmpty);
    }

    KillMatrix kills() {
        List<FaultySolver> askedTwice = isClean() ? askedTwice() : FAULTY;
        Map<String, String> troubles = troubles(askedTwice);
        Map<FaultySolver, Set<String>> finders = new EnumMap<>(FaultySolver.class);
        for (FaultySolver solver : FAULTY) {
            failed(solver, Order.IN_ORDER)
                    .filter(names -> !askedTwice.contains(solver) || failed(solver, Order.AGAIN).isPresent())
                    .ifPresent(names -> finders.put(solver, names.stream()
                            .filter(name -> "".equals(troubles.get(name))).collect(Collectors.toSet())));
        }
        return new KillMatrix(FAULTY.stream().map(solver -> told(solver, finders)).toList(),
                troubles.entrySet().stream().map(test -> new KillMatrix.Test(test.getKey(), test.getValue(),
                        finders.entrySet().stream().filter(found -> found.getValue().contains(test.getKey()))
                                .map(found -> found.getKey().ordinal()).toList())).toList());
    }

    /** Returns the facts that the learner may know: of the uncaught solvers in a group, only the first is described. */
    private static KillMatrix.ShownSolver told(FaultySolver solver, Map<FaultySolver, Set<String>> finders) {
        List<FaultySolver> group = solver.group().solvers();
        List<FaultySolver> survivors = group.stream()
                .filter(other -> finders.getOrDefault(other, Set.of()).isEmpty()).toList();
        boolean isFound = !survivors.contains(solver);
        boolean isTold = isFound || survivors.get(0) == solver;
        String hint = !finders.containsKey(solver) ? Sentences.of("tests.endless")
                : isFound || survivors.size() <= group.size() / 2 ? solver.hint() : "";
        return new KillMatrix.ShownSolver(solver.group().id(), isTold ? solver.words() : "", isTold ? hint : "");
    }

    /** Maps each test, and perhaps the whole class, to the reason why its failures don't count; empty if they count. */
    private Map<String, String> troubles(List<FaultySolver> askedTwice) {
        Map<String, String> troubles = new LinkedHashMap<>();
        first().stream().filter(report -> report.status() != TestStatus.ORDERED)
                .forEach(report -> troubles.put(report.name(), ""));
        if (FAULTY.stream().anyMatch(solver -> failed(solver, Order.IN_ORDER)
                .filter(names -> names.contains(TestRunner.CLASS)).isPresent())) {
            troubles.putIfAbsent(TestRunner.CLASS, "");
        }
        for (FaultySolver solver : askedTwice) {
            failed(solver, Order.IN_ORDER).ifPresent(once -> failed(solver, Order.AGAIN).ifPresent(again ->
                    troubles.replaceAll((name, trouble) -> once.contains(name) == again.contains(name) ? trouble
                            : Sentences.of("tests.differs"))));
        }
        Stream.of(Order.REVERSED, Order.IN_ORDER).forEach(order -> CORRECT.forEach(solver ->
                failed(of(solver, order)).forEach(name -> troubles.put(name, Sentences.of("tests." + order)))));
        return troubles;
    }
}
