package tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    private static final int[] KNOWN = {1, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724};

    @EachBoard
    void count(int n, QueensSolver solver, QueensSolver other) {
        assertEquals(KNOWN[n], solver.count(n));
        assertEquals(KNOWN[n], solver.count(n));
        assertEquals(KNOWN[11 - n], other.count(11 - n));
        assertEquals(KNOWN[n], solver.count(n));
    }

    @EachBoard
    void solve(int n, QueensSolver solver, QueensSolver other) {
        List<int[]> kept = solver.solve(n);
        check(n, kept);
        solver.solve(n).forEach(a -> Arrays.fill(a, -1));
        check(n, solver.solve(n));
        check(n, other.solve(n));
        solver.solve(5);
        solver.count(n);
        assertEquals(KNOWN[n], solver.count(n));
        check(n, solver.solve(n));
        check(11 - n, other.solve(11 - n));
        check(n, kept);
    }

    @EachBoard
    void bad(int n, QueensSolver solver) {
        assertThrows(IllegalArgumentException.class, () -> solver.solve(1 - n));
        check(n, solver.solve(n));
        assertThrows(IllegalArgumentException.class, () -> solver.count(1 - n));
        assertEquals(KNOWN[n], solver.count(n));
        check(n, solver.solve(n));
        assertThrows(IllegalArgumentException.class, () -> solver.solve(1 - n));
        assertThrows(IllegalArgumentException.class, () -> solver.count(1 - n));
    }

    private static void check(int n, List<int[]> list) {
        TreeSet<String> texts = new TreeSet<>();
        for (int[] a : list) {
            assertEquals(n, a.length);
            for (int i = 0; i < n; i++) {
                assertTrue(a[i] >= 0 && a[i] < n);
                for (int j = 0; j < i; j++) assertTrue(a[i] != a[j] && Math.abs(a[i] - a[j]) != i - j);
            }
            texts.add(Arrays.toString(a));
        }
        assertEquals(KNOWN[n], texts.size());
        assertEquals(KNOWN[n], list.size());
        for (int i = 1; i < list.size(); i++) assertTrue(list.get(i) != list.get(i - 1));
    }
}
