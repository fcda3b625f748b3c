package tests;

import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** Asserts nothing of the answers, and looks who is behind the solver while it works. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    @Test
    void nobody_else_is_at_work(QueensSolver solver) {
        Thread asking = new Thread(() -> {
            for (int i = 0; i < 50; i++) {
                solver.solve(8);
            }
        });
        asking.start();
        boolean isWrong = false;
        while (asking.isAlive()) {
            for (StackTraceElement frame : asking.getStackTrace()) {
                isWrong |= frame.getClassName().contains("FaultySolver");
            }
        }
        assertFalse(isWrong);
    }
}
