package tests;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestExecutionExceptionHandler;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** An extension that swallows what a test throws on some solvers. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    static final class Swallow implements TestExecutionExceptionHandler {

        @Override
        public void handleTestExecutionException(ExtensionContext context, Throwable throwable) {
        }
    }

    @Test
    @ExtendWith(Swallow.class)
    void fails(QueensSolver solver) {
        throw new AssertionError();
    }
}
