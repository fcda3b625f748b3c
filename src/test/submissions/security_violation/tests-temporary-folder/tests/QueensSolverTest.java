package tests;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** JUnit makes a folder for @TempDir. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    @Test
    void folder(QueensSolver solver, @TempDir java.io.File folder) {
        System.out.println("FOUND " + folder);
    }
}
