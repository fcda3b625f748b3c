package tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** JUnit passes over private methods. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    @Test
    private void eightQueens(QueensSolver solver) {
        assertEquals(92, solver.count(8));
    }
}
