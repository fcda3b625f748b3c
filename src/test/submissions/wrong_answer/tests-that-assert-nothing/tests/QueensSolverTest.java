package tests;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** Looks like a test: assertThat alone asserts nothing. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    @Test
    void eight(QueensSolver solver) {
        assertThat(solver.count(8) == 92);
        assertThat(solver.solve(8).size() == 92);
    }
}
