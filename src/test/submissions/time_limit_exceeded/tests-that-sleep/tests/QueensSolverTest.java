package tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** Gives the solver a rest. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    @Test
    void eight_queens(QueensSolver solver) throws InterruptedException {
        Thread.sleep(600_000);
        assertEquals(92, solver.count(8));
    }
}
