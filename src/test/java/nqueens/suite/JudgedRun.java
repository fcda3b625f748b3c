package nqueens.suite;

import java.io.IOException;
import java.util.Optional;

import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.opentest4j.TestAbortedException;

import nqueens.problem.Check;
import nqueens.problem.Fault;
import nqueens.problem.Problem;
import nqueens.run.LastScreen;
import nqueens.run.SuiteRun;

/**
 * Hands tests the outcomes of a run, which ends together with JUnit's. A case that isn't passed fails as a test, unless
 * the end of the run says it: then Maven prints the scoreboard, and no list of failures above it.
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

    /** The outcomes of the cases of a run. */
    static final class Outcomes implements AutoCloseable {

        final SuiteRun run;
        private final boolean isScreen;
        private volatile boolean hasFailed;

        Outcomes(ExtensionContext context) {
            isScreen = SuiteRun.isScreen(context::getConfigurationParameter);
            run = new SuiteRun(context::getConfigurationParameter, isScreen ? LastScreen.out() : System.out);
        }

        /** Whether a problem has anything to tell: where nothing can be judged, each has that. */
        boolean mayJudge(Problem problem) {
            return run.obstacle().isPresent() || run.request(problem);
        }

        /** Fails unless a case was passed; a case that was skipped is left out. */
        void assertPassed(Check check, Optional<Fault> outcome) {
            run.obstacle().ifPresent(reason -> fail("nothing was judged: " + reason));
            if (outcome == null) {
                throw new SkippedCaseException(check.id() + " is not accepted, whatever this case says");
            }
            outcome.ifPresent(fault ->
                    fail(fault.kind().verdict().words() + " in " + check.id() + "\n" + fault));
        }

        private void fail(String message) {
            if (run.isLeftToTheEnd()) {
                throw new SkippedCaseException(message);
            }
            hasFailed = true;
            AssertionError failure = new AssertionError(message);
            // the frames between the judge and JUnit would help nobody
            failure.setStackTrace(new StackTraceElement[0]);
            throw failure;
        }

        @Override
        public void close() throws IOException {
            try {
                run.close();
            } catch (AssertionError | IOException e) {
                if (isScreen) {
                    SavedScreen.redden();
                } else if (!hasFailed) {
                    throw e;
                }
            }
        }
    }

    /** Leaves a case out in words alone; the frames would take longer to find and to sort than many a case. */
    private static final class SkippedCaseException extends TestAbortedException {

        private static final long serialVersionUID = 1L;

        SkippedCaseException(String reason) {
            super(reason);
        }

        @Override
        public synchronized Throwable fillInStackTrace() {
            return this;
        }
    }
}
