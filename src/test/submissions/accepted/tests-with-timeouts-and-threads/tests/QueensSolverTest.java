package tests;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** Good tests, each within a time, one with two threads, and with traces that are printed. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    private static final int[] KNOWN = {1, 0, 0, 2, 10, 4, 40, 92, 352, 724};

    private static void check(int n, List<int[]> found) {
        Set<String> different = new TreeSet<>();
        for (int[] columns : found) {
            different.add(Arrays.toString(columns));
            assertEquals(n, columns.length);
            for (int lower = 0; lower < n; lower++) {
                assertTrue(columns[lower] >= 0 && columns[lower] < n);
                for (int upper = 0; upper < lower; upper++) {
                    int distance = Math.abs(columns[lower] - columns[upper]);
                    assertTrue(distance != 0 && distance != lower - upper);
                }
            }
        }
        assertEquals(KNOWN[n - 1], different.size());
        assertEquals(KNOWN[n - 1], found.size());
    }

    @Timeout(60)
    @ParameterizedTest
    @CsvSource({"1", "2", "3", "4", "5", "6", "7", "8", "9", "10"})
    void all_are_found_and_counted(int n, QueensSolver solver) {
        assertEquals(KNOWN[n - 1], solver.count(n));
        check(n, assertTimeoutPreemptively(Duration.ofSeconds(60), () -> solver.solve(n)));
    }

    @Test
    void a_bad_n_is_refused(QueensSolver solver) {
        for (int n : new int[] {0, -1, -8}) {
            try {
                solver.solve(n);
            } catch (IllegalArgumentException e) {
                e.printStackTrace();
            }
            assertAll(() -> assertThrows(IllegalArgumentException.class, () -> solver.solve(n)),
                    () -> assertThrows(IllegalArgumentException.class, () -> solver.count(n)));
        }
        check(5, solver.solve(5));
        assertEquals(10, solver.count(5));
    }

    @Test
    void answers_are_the_callers_own(QueensSolver one, QueensSolver other) {
        List<int[]> kept = one.solve(6);
        check(5, one.solve(5));
        check(6, kept);
        kept.forEach(columns -> Arrays.fill(columns, -1));
        check(6, one.solve(6));
        check(6, other.solve(6));
    }

    @Test
    @Timeout(value = 60, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void two_solvers_in_two_threads_do_not_meet(QueensSolver one, QueensSolver other) throws InterruptedException {
        long[] counts = new long[2];
        Thread first = new Thread(() -> counts[0] = one.count(7));
        Thread second = new Thread(() -> counts[1] = other.count(7));
        first.start();
        second.start();
        first.join();
        second.join();
        assertEquals(List.of(40L, 40L), List.of(counts[0], counts[1]));
        System.out.println(Thread.currentThread().getName() + ": " + one.getClass().getSimpleName());
    }

    @Test
    void nothing_stays_from_call_to_call(QueensSolver solver) {
        for (int n : new int[] {8, 6, 6, 4, 8}) {
            check(n, solver.solve(n));
            assertEquals(KNOWN[n - 2], solver.count(n - 1));
            assertEquals(KNOWN[n - 2], solver.count(n - 1));
        }
    }
}
