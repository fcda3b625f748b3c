package tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** Loops and JUnit's own assertions; what is right is found by trying all placements. */
@ExtendWith(SolverUnderTest.class)
public class QueensSolverTest {

    private static final int[] COUNTS = {0, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724};

    @Test
    public void testSolve(QueensSolver solver) {
        for (int n = 1; n < COUNTS.length; n++) {
            List<int[]> found = solver.solve(n);
            assertEquals(COUNTS[n], found.size(), "solve(" + n + ")");
            List<String> texts = sorted(found);
            for (int i = 1; i < texts.size(); i++) {
                assertFalse(texts.get(i).equals(texts.get(i - 1)), "twice: " + texts.get(i));
            }
            for (int[] placement : found) {
                assertTrue(isSolution(placement, n), Arrays.toString(placement));
            }
        }
    }

    @Test
    public void testCount(QueensSolver solver) {
        for (int n = 1; n < COUNTS.length; n++) {
            assertEquals(COUNTS[n], solver.count(n), "count(" + n + ")");
            assertEquals(COUNTS[n], solver.count(n), "count(" + n + ") again");
        }
    }

    @Test
    public void testSolveThenCount(QueensSolver solver) {
        solver.solve(6);
        assertEquals(2, solver.count(4));
        assertEquals(2, solver.solve(4).size());
        assertEquals(4, solver.solve(6).size());
        assertEquals(4, solver.solve(6).size());
    }

    @Test
    public void testBad(QueensSolver solver) {
        for (int n : new int[] {0, -1, -4}) {
            assertThrows(IllegalArgumentException.class, () -> solver.solve(n));
            assertThrows(IllegalArgumentException.class, () -> solver.count(n));
            assertEquals(10, solver.solve(5).size());
        }
    }

    @Test
    public void testTwoSolvers(QueensSolver one, QueensSolver other) {
        List<int[]> kept = one.solve(6);
        List<String> before = sorted(kept);
        other.solve(6);
        one.solve(7);
        one.solve(6);
        assertEquals(before, sorted(kept));
        assertEquals(4, one.count(6));
        assertEquals(4, other.count(6));
        kept.get(0)[0] = 42;
        assertEquals(before, sorted(one.solve(6)));
        assertEquals(before, sorted(other.solve(6)));
    }

    private static List<String> sorted(List<int[]> placements) {
        List<String> texts = new ArrayList<>();
        for (int[] placement : placements) {
            texts.add(Arrays.toString(placement));
        }
        Collections.sort(texts);
        return texts;
    }

    private static boolean isSolution(int[] placement, int n) {
        if (placement.length != n) {
            return false;
        }
        for (int i = 0; i < n; i++) {
            if (placement[i] < 0 || placement[i] >= n) {
                return false;
            }
            for (int j = i + 1; j < n; j++) {
                if (placement[i] == placement[j] || Math.abs(placement[i] - placement[j]) == j - i) {
                    return false;
                }
            }
        }
        return true;
    }
}
