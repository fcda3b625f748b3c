package tests;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** AssertJ reads private fields by their names. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    @Test
    void looks_inside(QueensSolver solver) {
        assertThat(solver).extracting("fault").isNull();
    }
}
