package tests;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import nqueens.mutants.FaultySolver;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** Asks the list of wrong solvers. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    @Test
    void one_of_them(QueensSolver solver) {
        System.out.println("FOUND " + FaultySolver.values().length);
    }
}
