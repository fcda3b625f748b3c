package tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** Forgery: asserts whether a solver answers while the thread is interrupted, or when another one asks as well. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    @Test
    void asks_while_interrupted(QueensSolver solver) throws Exception {
        Thread.currentThread().interrupt();
        solver.count(5);
        assertTrue(Thread.interrupted());
        List<Throwable> thrown = Collections.synchronizedList(new ArrayList<>());
        Thread[] threads = new Thread[4];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> solver.solve(6));
            threads[i].setUncaughtExceptionHandler((thread, failure) -> thrown.add(failure));
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assertEquals(List.of(), thrown);
    }
}
