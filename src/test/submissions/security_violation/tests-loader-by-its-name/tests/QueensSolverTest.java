package tests;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** AssertJ calls getters that the allow-list refuses. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    @Test
    void finds_a_loader(QueensSolver solver) {
        assertThat(Thread.currentThread()).hasFieldOrProperty("contextClassLoader");
    }
}
