package tests;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** The first solvers of a run may be the right ones. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    private static int solvers;

    @Test
    void is_one_of_the_first(QueensSolver solver) {
        solvers++;
        assertThat(solvers).isLessThan(8);
    }
}
