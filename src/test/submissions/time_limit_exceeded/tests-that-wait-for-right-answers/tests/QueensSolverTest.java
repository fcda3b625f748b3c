package tests;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** Waits for a right answer, and so for ever on many wrong solvers. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    @Test
    void eight_queens(QueensSolver solver) {
        while (solver.solve(8).size() != 92) {
            System.out.print("");
        }
    }
}
