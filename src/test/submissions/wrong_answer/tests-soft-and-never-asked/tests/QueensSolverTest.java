package tests;

import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** Soft assertions that nobody asks with assertAll. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    @Test
    void eight(QueensSolver solver) {
        SoftAssertions softly = new SoftAssertions();
        softly.assertThat(solver.count(8)).isEqualTo(92);
        softly.assertThat(solver.solve(8)).hasSize(92);
    }
}
