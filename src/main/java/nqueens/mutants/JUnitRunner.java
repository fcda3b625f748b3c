package nqueens.mutants;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;

import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.MethodOrdererContext;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.engine.JupiterTestEngine;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

import nqueens.NotStartedException;
import nqueens.QueensSolver;
import nqueens.board.SolutionSearch;
import nqueens.board.Square;
import nqueens.board.Symmetry;

/** Runs a class of tests with JUnit, each time on a new thread, and ignores extensions of JUnit on the class path. */
public final class JUnitRunner implements TestRunner {

    /** Kept in a field: otherwise the garbage collector would remove the logger, and the logger's level. */
    private static final Logger LOGGER = Logger.getLogger("org.junit");
    private static final int MOST_TEXT = 300;
    private static final int LOOKS = 100;
    private static final int LOOK_MILLIS = 20;
    /** Values of n whose calls together load all classes of each solver. */
    private static final List<Integer> SIZES = List.of(-1, 0, 5, 9);
    private static final List<TestedSolver> SOLVERS = Stream.concat(
            Stream.<TestedSolver>of(CorrectVariant.values()), Stream.of(FaultySolver.values())).toList();

    private final Supplier<Class<?>> tests;
    private final Launcher launcher = launcher();

    /** {@code tests} loads the class of tests anew, so that no static field remembers an earlier run. */
    public JUnitRunner(Supplier<Class<?>> tests) {
        this.tests = tests;
        // loads all classes of all solvers, so that no first call is slower than the others
        Stream.of(FaultySolver.values()).map(faulty -> faulty.solvers().get()).forEach(JUnitRunner::tryOut);
        Stream.of(CorrectVariant.values()).map(CorrectVariant::solver).forEach(JUnitRunner::tryOut);
    }

    private static void tryOut(QueensSolver solver) {
        for (int n : SIZES) {
            try {
                solver.count(n);
                solver.solve(n);
            } catch (RuntimeException | Error e) {
                // faulty solvers may throw
            }
        }
    }

    /** {@return the classes that a worker needs to run tests, apart from JUnit's classes} */
    public static List<Class<?>> parts() {
        return List.of(JUnitRunner.class, TestRunner.class, SolverUnderTest.class, SolversOfRun.class,
                CorrectVariant.class, FaultySolver.class, SolutionSearch.class, Symmetry.class, Square.class);
    }

    @Override
    public List<List<String>> tests(String solver, String order) {
        SolversOfRun.begin(SOLVERS.stream().filter(each -> each.name().equals(solver)).findFirst().orElseThrow()
                .solvers());
        Class<?> type = tests.get();
        ResultsByMethod outcomes = new ResultsByMethod(type.getName());
        LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
                .selectors(DiscoverySelectors.selectClass(type))
                .enableImplicitConfigurationParameters(false)
                .configurationParameter(MethodOrderer.DEFAULT_ORDER_PROPERTY_NAME,
                        order.equals(Order.REVERSED.name()) ? LastFirst.class.getName()
                                : MethodOrderer.MethodName.class.getName())
                .build();
        if (order.equals(Order.WATCHED.name())) {
            return watched(() -> launcher.execute(request, outcomes), outcomes, type.getPackageName() + ".");
        }
        SolversOfRun.apart(() -> {
            launcher.execute(request, outcomes);
            return type;
        }, run -> SolversOfRun.daemon(run, "tests").start());
        if (isOrdered(type)) {
            outcomes.add("@TestMethodOrder", TestStatus.ORDERED, "");
        }
        return outcomes.unlessNotStarted();
    }

    private static List<List<String>> watched(Runnable tests, ResultsByMethod outcomes, String learners) {
        Thread running = SolversOfRun.daemon(tests, "tests");
        running.start();
        Map<TestReport, Integer> met = new HashMap<>(Map.of(new TestReport(CLASS, TestStatus.SKIPPED, ""), 0));
        int looks = 0;
        do {
            try {
                running.join(LOOK_MILLIS);
            } catch (InterruptedException e) {
                // tests may interrupt any thread
            }
            String line = Stream.of(running.getStackTrace()).filter(frame -> frame.getClassName().startsWith(learners))
                    .map(frame -> frame.getFileName() + ":" + frame.getLineNumber())
                    .reduce("", (inner, outer) -> outer);
            if (!outcomes.running.equals(CLASS) || !line.isEmpty()) {
                met.merge(new TestReport(outcomes.running, TestStatus.SKIPPED, line), 1, Integer::sum);
            }
            looks++;
        } while (running.isAlive() && looks < LOOKS);
        return List.of(Collections.max(met.entrySet(), Map.Entry.comparingByValue()).getKey().row());
    }

    private static Launcher launcher() {
        // learners would mistake JUnit's output for the output of their tests
        LOGGER.setLevel(Level.OFF);
        return LauncherFactory.create(LauncherConfig.builder()
                .enableTestEngineAutoRegistration(false)
                .enableLauncherSessionListenerAutoRegistration(false)
                .enableLauncherDiscoveryListenerAutoRegistration(false)
                .enablePostDiscoveryFilterAutoRegistration(false)
                .enableTestExecutionListenerAutoRegistration(false)
                .addTestEngines(new JupiterTestEngine()).build());
    }

    private static boolean isOrdered(Class<?> type) {
        return type.isAnnotationPresent(TestMethodOrder.class)
                || Stream.of(type.getDeclaredClasses()).anyMatch(JUnitRunner::isOrdered);
    }

    static final class LastFirst implements MethodOrderer {

        @Override
        public void orderMethods(MethodOrdererContext context) {
            new MethodName().orderMethods(context);
            Collections.reverse(context.getMethodDescriptors());
        }
    }

    private static final class ResultsByMethod implements TestExecutionListener {

        private final Map<String, TestReport> rows = new LinkedHashMap<>();
        private Optional<NotStartedException> stub = Optional.empty();
        private final String tests;
        private boolean isStarted;
        private volatile String running = CLASS;

        ResultsByMethod(String tests) {
            this.tests = tests;
        }

        @Override
        public void executionStarted(TestIdentifier test) {
            running = name(test);
        }

        @Override
        public void executionSkipped(TestIdentifier test, String reason) {
            add(name(test), TestStatus.SKIPPED, cut(reason));
        }

        @Override
        public void executionFinished(TestIdentifier test, TestExecutionResult result) {
            Optional<NotStartedException> notStarted = result.getThrowable()
                    .filter(NotStartedException.class::isInstance).map(NotStartedException.class::cast);
            stub = stub.or(() -> notStarted);
            isStarted |= test.isTest() && notStarted.isEmpty();
            if (result.getStatus() == TestExecutionResult.Status.FAILED) {
                add(name(test), TestStatus.FAILED, message(test, result.getThrowable()));
            } else if (test.isTest()) {
                boolean isAborted = result.getStatus() == TestExecutionResult.Status.ABORTED;
                add(name(test), isAborted ? TestStatus.SKIPPED : TestStatus.PASSED, "");
            }
        }

        private void add(String test, TestStatus status, String message) {
            rows.merge(test, new TestReport(test, status, message), TestReport::and);
        }

        /** Returns the method's name, preceded by the names of the nested classes that contain the method. */
        private String name(TestIdentifier test) {
            return test.getSource().filter(MethodSource.class::isInstance).map(MethodSource.class::cast)
                    .map(method -> cut((method.getClassName() + "." + method.getMethodName())
                            .replaceFirst("^(\\Q" + tests + "\\E[.$]|[^$]*[$])", "").replace('$', '.'))).orElse(CLASS);
        }

        private static String message(TestIdentifier test, Optional<Throwable> thrown) {
            String text;
            try {
                text = thrown.map(each -> each instanceof AssertionError && each.getMessage() != null
                        ? each.getMessage() : each.toString()).map(String::strip).orElse("");
            } catch (RuntimeException | StackOverflowError e) {
                text = "";
            }
            boolean isOneOfSeveral = test.getUniqueId().contains("invocation")
                    || test.getUniqueId().contains("dynamic");
            return cut(isOneOfSeveral ? test.getDisplayName() + ": " + text : text);
        }

        List<List<String>> unlessNotStarted() {
            if (!isStarted && stub.isPresent()) {
                throw stub.get();
            }
            return rows.values().stream().map(TestReport::row).toList();
        }

        private static String cut(String text) {
            return text.length() <= MOST_TEXT ? text : text.substring(0, MOST_TEXT) + "...";
        }
    }
}
