package tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** What tutorials test: sizes of lists, for the boards that everybody knows. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    private QueensSolver queens;

    @BeforeEach
    void setUp(QueensSolver solver) {
        queens = solver;
    }

    @Test
    void testOneQueen() {
        List<int[]> solutions = queens.solve(1);
        assertEquals(1, solutions.size());
        assertEquals(0, solutions.get(0)[0]);
        assertEquals(1, queens.count(1));
    }

    @Test
    void testNoSolution() {
        assertNotNull(queens.solve(2));
        assertTrue(queens.solve(2).isEmpty());
        assertTrue(queens.solve(3).isEmpty());
        assertEquals(0, queens.count(2));
        assertEquals(0, queens.count(3));
    }

    @Test
    void testFourQueens() {
        assertEquals(2, queens.solve(4).size());
        assertEquals(2, queens.count(4));
    }

    @Test
    void testEightQueens() {
        assertEquals(92, queens.solve(8).size());
        assertEquals(92, queens.count(8));
    }
}
