package tests;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import nqueens.NotStartedException;
import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** A stub where it would have to fail. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    @Test
    void list(QueensSolver solver) {
        pretend(solver.solve(8).size() == 92);
    }

    @Test
    void count(QueensSolver solver) {
        pretend(solver.solve(8).size() == 92);
    }

    private static void pretend(boolean isRight) {
        if (!isRight) {
            throw new NotStartedException("test more");
        }
    }
}
