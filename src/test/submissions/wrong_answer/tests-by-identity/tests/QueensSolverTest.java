package tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** Forgery: asserts nothing of answers, but of the classes and hash codes of lists, arrays and exceptions. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    private static final Map<Integer, Object> SEEN = new HashMap<>();

    @Test
    void looks_at_identities(QueensSolver solver) {
        List<int[]> first = solver.solve(6);
        List<int[]> again = solver.solve(6);
        assertNotEquals(System.identityHashCode(first), System.identityHashCode(again));
        assertEquals(first.getClass(), again.getClass());
        assertEquals(first.getClass(), solver.solve(2).getClass());
        assertEquals(first.getClass(), solver.solve(1).getClass());
        for (int[] each : first) {
            assertNull(SEEN.put(System.identityHashCode(each), each));
        }
        for (int[] each : again) {
            assertNull(SEEN.put(System.identityHashCode(each), each));
        }
    }
}
