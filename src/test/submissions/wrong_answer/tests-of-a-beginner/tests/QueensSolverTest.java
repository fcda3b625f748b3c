package tests;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** One example: the chess board. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    @Test
    void eightQueens(QueensSolver solver) {
        assertThat(solver.solve(8)).hasSize(92);
        assertThat(solver.count(8)).isEqualTo(92);
    }
}
