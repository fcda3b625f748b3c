package tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** An AssertionError is a Throwable, too. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    @Test
    void counts(QueensSolver solver) {
        try {
            assertEquals(92, solver.count(8));
            assertEquals(10, solver.solve(5).size());
        } catch (Throwable t) {
            System.out.println("failed: " + t);
        }
    }
}
