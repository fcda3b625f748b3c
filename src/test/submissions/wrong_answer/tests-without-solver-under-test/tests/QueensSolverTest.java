package tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import nqueens.QueensSolver;

/** The line that hands in the solver was left out. */
class QueensSolverTest {

    @Test
    void eight(QueensSolver solver) {
        assertEquals(92, solver.count(8));
    }
}
