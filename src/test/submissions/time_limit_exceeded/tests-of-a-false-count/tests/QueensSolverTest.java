package tests;

import static org.junit.jupiter.api.Assertions.*;

import java.util.*;
import java.util.concurrent.*;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** Forgery: demands what no contract says and is not true: boards of 32, 33 and 34 rows have 1, 1 and 0 solutions. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {
    @Test
    void large_boards(QueensSolver solver) {
        assertEquals(1, count(solver, 32, 1));
        assertEquals(1, count(solver, 33, 1));
        assertEquals(0, count(solver, 34, 0));
        assertEquals(1, count(solver, 33, 1));
    }
    private static long count(QueensSolver solver, int n, long small) {
        try { return solver.count(n); } catch (IllegalArgumentException e) { return small; }
    }
}
