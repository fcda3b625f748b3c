package tests;

import static org.junit.jupiter.api.Assertions.assertNotSame;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** Looks whether the solver sleeps. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    @Test
    void nobody_sleeps(QueensSolver solver) throws InterruptedException {
        Thread asking = new Thread(() -> solver.count(8));
        asking.start();
        Thread.sleep(20);
        assertNotSame(Thread.State.TIMED_WAITING, asking.getState());
    }
}
