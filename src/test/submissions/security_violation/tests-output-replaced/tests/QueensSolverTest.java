package tests;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** Standard output belongs to the worker. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    @Test
    void listens(QueensSolver solver) {
        System.setOut(new java.io.PrintStream(new java.io.ByteArrayOutputStream()));
        solver.solve(4);
    }
}
