package tests;

import static org.junit.jupiter.api.Assertions.*;

import java.util.*;
import java.util.concurrent.*;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** Forgery: asserts the words of the right solvers' exceptions, which the contract leaves open. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {
    @Test
    void words(QueensSolver solver) {
        for (int n : new int[] {0, -1}) {
            try { solver.solve(n); } catch (RuntimeException e) { assertTrue(e.getMessage().contains("range") || e.getMessage().contains("board"), e.getMessage()); }
            try { solver.count(n); } catch (RuntimeException e) { assertTrue(e.getMessage().contains("range") || e.getMessage().contains("board"), e.getMessage()); }
        }
    }
}
