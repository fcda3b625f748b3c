package tests;

import static org.assertj.core.api.Assertions.assertThatCode;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** An assertion around an exit. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    @Test
    void exits(QueensSolver solver) {
        assertThatCode(() -> System.exit(0)).doesNotThrowAnyException();
    }
}
