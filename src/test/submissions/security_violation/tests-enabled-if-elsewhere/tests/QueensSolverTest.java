package tests;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.condition.EnabledIf;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** JUnit calls what @EnabledIf names. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    @Test
    @EnabledIf("java.lang.Thread#interrupted")
    void nothing(QueensSolver solver) {
    }
}
