package tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** Forgery: asserts how long the trace of an exception is, what it was caused by, and what class threw it. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    @Test
    void looks_at_the_trace(QueensSolver solver) {
        try {
            solver.solve(0);
        } catch (RuntimeException thrown) {
            assertEquals(0, thrown.getSuppressed().length);
            assertNull(thrown.getCause());
            for (StackTraceElement frame : thrown.getStackTrace()) {
                assertFalse(frame.getClassName().contains("FaultySolver"), frame.toString());
            }
        }
        Throwable overflown = assertThrows(Throwable.class, () -> deep(solver));
        for (StackTraceElement frame : overflown.getStackTrace()) {
            assertFalse(frame.getClassName().contains("FaultySolver"), frame.toString());
        }
    }

    private void deep(QueensSolver solver) {
        solver.count(3);
        deep(solver);
    }
}
