package tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** The solutions for n = 4, in the order in which the author's own solver finds them. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    @Test
    void solutions_for_four(QueensSolver solver) {
        List<int[]> found = solver.solve(4);
        assertEquals(2, found.size());
        assertArrayEquals(new int[] {1, 3, 0, 2}, found.get(0));
        assertArrayEquals(new int[] {2, 0, 3, 1}, found.get(1));
    }
}
