package tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** Waits for a right answer, and so for ever on one wrong solver. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    @Test
    void eight_queens(QueensSolver solver) {
        assertEquals(92, solver.count(8));
        assertEquals(92, solver.solve(8).size());
        while (solver.solve(1).isEmpty()) {
            assertEquals(1, solver.count(1));
        }
    }
}
