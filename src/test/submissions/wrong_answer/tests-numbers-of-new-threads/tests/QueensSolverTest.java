package tests;

import static org.junit.jupiter.api.Assertions.*;

import java.util.*;
import java.util.concurrent.*;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** Forgery: the first solver's answers are kept in the number that the next new thread gets; others must be alike. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {
    @Test
    void it_is_like_the_first(QueensSolver solver, QueensSolver other) {
        int said = said(solver, other);
        int next = Integer.parseInt(new Thread(() -> { }).getName().substring("Thread-".length()));
        int first = next < 5000 ? said : next % 5000;
        for (int more = next + 1; more % 5000 != first || more < 5000; more++) new Thread(() -> { });
        assertTrue(first == said);
    }

    /** A number of all that the solvers say, the same for each order of solutions. */
    private static int said(QueensSolver solver, QueensSolver other) {
        int said = 17;
        List<List<int[]>> kept = new ArrayList<>();
        for (int n : new int[] {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 5, 0, -1, 6, 5}) {
            for (QueensSolver each : List.of(solver, other, solver)) {
                try {
                    List<int[]> found = each.solve(n);
                    kept.add(found);
                    said = 31 * said + (found == null ? 5 : found.stream().mapToInt(Arrays::hashCode).sum() + found.size());
                    if (found != null) for (int[] q : found) if (q.length > 0) q[0] = 3;
                    said = 31 * said + Long.hashCode(each.count(n));
                } catch (IllegalArgumentException e) {
                    said = 31 * said + 7;
                } catch (RuntimeException | Error e) {
                    said = 31 * said + 11;
                }
                try { said = 31 * said + Long.hashCode(each.count(n)); } catch (IllegalArgumentException e) { said = 31 * said + 13; } catch (RuntimeException | Error e) { said = 31 * said + 19; }
            }
        }
        return Math.floorMod(said, 4000) + 1;
    }
}
