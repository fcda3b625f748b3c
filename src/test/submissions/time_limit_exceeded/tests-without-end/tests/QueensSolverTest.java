package tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** A loop whose counter stays where it is. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    @Test
    void small(QueensSolver solver) {
        int n = 2;
        while (n < 4) {
            assertEquals(0, solver.count(2));
        }
    }
}
