package tests;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** JUnit tells where a test stood when its time was over: an error's cause has the stack of that thread. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    @Test
    void nobody_else_is_at_work(QueensSolver solver) {
        boolean isWrong = false;
        for (int i = 0; i < 40; i++) {
            try {
                assertTimeoutPreemptively(Duration.ofMillis(1 + i % 5), () -> ask(solver));
            } catch (AssertionError e) {
                for (Throwable each = e; each != null; each = each.getCause()) {
                    for (StackTraceElement frame : each.getStackTrace()) {
                        isWrong |= frame.getClassName().contains("FaultySolver");
                    }
                }
            }
        }
        assertFalse(isWrong);
    }

    private static void ask(QueensSolver solver) {
        for (int i = 0; i < 30; i++) {
            solver.solve(7);
            solver.count(7);
        }
    }
}
