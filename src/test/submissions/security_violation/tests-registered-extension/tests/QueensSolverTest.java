package tests;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.extension.TestWatcher;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** An extension that hears of each failure. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    @RegisterExtension
    static final TestWatcher WATCHER = new TestWatcher() { };

    @Test
    void nothing(QueensSolver solver) {
    }
}
