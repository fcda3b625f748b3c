package tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.PrintWriter;
import java.io.StringWriter;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** Every solver refuses 0: by whom was it thrown? */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    @Test
    void it_is_thrown_by_nobody_else(QueensSolver solver) {
        Throwable thrown = catchThrowable(() -> solver.solve(0));
        if (thrown != null) {
            StringWriter text = new StringWriter();
            thrown.printStackTrace(new PrintWriter(text));
            assertThat(text.toString()).doesNotContain("FaultySolver");
        }
    }

    @Test
    void nor_is_it_by_what_an_assertion_says(QueensSolver solver) {
        Throwable thrown = catchThrowable(() -> solver.count(-1));
        Throwable said = catchThrowable(() -> assertThat(thrown).hasStackTraceContaining("no such line"));
        assertThat(said.getMessage()).doesNotContain("FaultySolver");
    }
}
