package tests;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** Fails where an exception has gone through a class of another name. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    @Test
    void throws_from_the_right_class(QueensSolver solver) {
        try {
            solver.count(0);
        } catch (RuntimeException e) {
            for (StackTraceElement frame : e.getStackTrace()) {
                assertThat(frame.toString()).doesNotContain("FaultySolver", "SolverOfTwo", "VariantSolver");
            }
        }
    }
}
