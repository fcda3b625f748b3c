package tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** A right solver needs its time for 18 queens. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    @Test
    void eight_queens(QueensSolver solver) {
        assertEquals(92, solver.count(8));
    }

    @Test
    void eighteen_queens(QueensSolver solver) {
        assertEquals(666_090_624, solver.count(18));
    }
}
