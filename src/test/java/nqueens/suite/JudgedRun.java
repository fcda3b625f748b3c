package nqueens.suite;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;

import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.opentest4j.TestAbortedException;

import nqueens.problem.Case;
import nqueens.problem.Check;
import nqueens.problem.Fault;
import nqueens.problem.Problem;
import nqueens.problem.Verdict;
import nqueens.run.LastScreen;
import nqueens.run.SuiteRun;

/**
 * Hands tests the outcomes of a run, which ends together with JUnit's. A case that is not passed fails as a test; with
 * {@code kata.failures=brief}, as Maven is told, only the first one of a problem does, and in one line, since the
 * scoreboard tells the rest.
 */
final class JudgedRun implements ParameterResolver {

    private static final Namespace NAMESPACE = Namespace.create(JudgedRun.class);

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == Outcomes.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return context.getRoot().getStore(NAMESPACE).getOrComputeIfAbsent(
                Outcomes.class, key -> new Outcomes(context.getRoot()), Outcomes.class);
    }

    /** What came of the cases of a run. */
    static final class Outcomes implements AutoCloseable {

        private final SuiteRun run;
        private final AtomicBoolean isTold = new AtomicBoolean();

        Outcomes(ExtensionContext context) {
            run = new SuiteRun(context::getConfigurationParameter,
                    SuiteRun.isScreen(context::getConfigurationParameter) ? LastScreen.out() : System.out);
        }

        /** Whether a problem has anything to tell: where nothing can be judged, each has that. */
        boolean mayJudge(Problem problem) {
            return run.obstacle().isPresent() || run.judges(problem);
        }

        /** Fails unless a case was passed; a case that has nothing to add is left out. */
        void assertPassed(Problem problem, Check check, Case each) {
            Optional<Optional<Fault>> outcome =
                    run.obstacle().isPresent() ? Optional.empty() : run.outcome(problem, check, each);
            if (run.obstacle().isPresent()) {
                String obstacle = run.obstacle().get();
                if (isTold.compareAndSet(false, true)) {
                    throw new NotPassedError("nothing was judged: " + obstacle);
                }
                throw new LeftOut(obstacle);
            }
            Fault fault = outcome
                    .orElseThrow(() -> new LeftOut(check.id() + " is not accepted, whatever this case says"))
                    .orElse(null);
            if (fault != null) {
                fail(problem, check, fault);
            }
        }

        private void fail(Problem problem, Check check, Fault fault) {
            Verdict verdict = fault.kind().verdict();
            String heading = verdict.words() + " in " + check.id();
            if (run.isLeftToTheEnd(problem) && verdict != Verdict.JUDGE_ERROR
                    || run.isBrief() && !isFirst(problem, check)) {
                throw new LeftOut(heading);
            }
            throw new NotPassedError(run.isBrief() ? heading : heading + "\n" + fault);
        }

        private boolean isFirst(Problem problem, Check check) {
            return run.result(problem).checks().stream().filter(result -> result.verdict() != Verdict.ACCEPTED)
                    .findFirst().map(result -> result.id().equals(check.id())).orElse(false);
        }

        @Override
        public void close() throws IOException {
            run.close();
        }
    }

    /** Leaves a case out in words alone; the frames would take longer to find and to sort than many a case. */
    private static final class LeftOut extends TestAbortedException {

        private static final long serialVersionUID = 1L;

        LeftOut(String reason) {
            super(reason);
        }

        @Override
        public synchronized Throwable fillInStackTrace() {
            return this;
        }
    }

    /** Fails a test in words alone: the frames between the judge and JUnit would help nobody. */
    private static final class NotPassedError extends AssertionError {

        private static final long serialVersionUID = 1L;

        NotPassedError(String message) {
            super(message);
            setStackTrace(new StackTraceElement[0]);
        }
    }
}
