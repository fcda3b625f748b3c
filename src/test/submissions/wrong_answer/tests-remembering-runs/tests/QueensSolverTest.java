package tests;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** What is static is loaded anew for each solver, and each run has a thread of its own. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    @Test
    void is_the_first(QueensSolver solver) {
        Thread thread = Thread.currentThread();
        if (thread.getName().equals("seen")) {
            throw new AssertionError("found");
        }
        thread.setName("seen");
    }
}
