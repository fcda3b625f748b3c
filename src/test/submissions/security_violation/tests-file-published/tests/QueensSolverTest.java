package tests;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.TestReporter;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** A reporter may write files. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    @Test
    void publishes(QueensSolver solver, TestReporter reporter) {
        reporter.publishDirectory("n-queens-forged", folder -> System.out.println("FOUND " + folder));
    }
}
