package tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.SoftAssertions.assertSoftly;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import nqueens.QueensSolver;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

abstract class ContractTests {

    protected abstract QueensSolver solver();

    private final TreeMap<Integer, Long> known = new TreeMap<>();

    ContractTests() {
        long[] k = {1, 0, 0, 2, 10, 4, 40, 92, 352, 724};
        for (int i = 0; i < k.length; i++) known.put(i + 1, k[i]);
    }

    @Test
    void counts() {
        assertSoftly(softly -> known.forEach((n, k) -> softly.assertThat(solver().count(n)).as("count %d", n).isEqualTo(k)));
    }

    @Test
    void solves() {
        known.forEach((n, k) -> complete(n, solver().solve(n)));
    }

    @Test
    @Tag("state")
    void downAndUp() {
        known.descendingMap().forEach((n, k) -> {
            complete(n, solver().solve(n));
            assertThat(solver().count(n)).isEqualTo(k);
        });
        known.headMap(8).forEach((n, k) -> {
            assertThat(solver().count(n)).isEqualTo(k);
            complete(n, solver().solve(n));
            complete(n, solver().solve(n));
        });
    }

    @Test
    @Tag("state")
    void together(QueensSolver other) {
        known.headMap(9).forEach((n, k) -> {
            List<int[]> mine = solver().solve(n);
            List<int[]> its = other.solve(9 - n);
            assertThat(solver().count(9 - n)).isEqualTo(known.get(9 - n));
            assertThat(other.count(n)).isEqualTo(k);
            complete(n, mine);
            complete(9 - n, its);
            complete(n, other.solve(n));
        });
    }

    @Test
    @Tag("ownership")
    void spoilt(QueensSolver other) {
        known.headMap(9).forEach((n, k) -> {
            List<int[]> kept = solver().solve(n);
            List<int[]> spoilt = solver().solve(n);
            spoilt.forEach(a -> Arrays.fill(a, 42));
            complete(n, kept);
            complete(n, solver().solve(n));
            complete(n, other.solve(n));
            solver().solve(6);
            solver().count(n);
            other.count(n);
            complete(n, kept);
        });
    }

    private void complete(int n, List<int[]> list) {
        assertThat(list).isNotNull();
        Set<String> set = new HashSet<>();
        for (int[] q : list) {
            assertThat(valid(n, q)).as(Arrays.toString(q)).isTrue();
            set.add(Arrays.toString(q));
        }
        assertThat((long) set.size()).isEqualTo(known.get(n));
        assertThat((long) list.size()).isEqualTo(known.get(n));
        for (int i = 1; i < list.size(); i++) assertThat(list.get(i)).isNotSameAs(list.get(i - 1));
    }

    private static boolean valid(int n, int[] q) {
        if (q == null || q.length != n) return false;
        for (int r = 0; r < n; r++) {
            if (q[r] < 0 || q[r] >= n) return false;
            for (int s = 0; s < r; s++) {
                int d = Math.abs(q[r] - q[s]);
                if (d == 0 || d == r - s) return false;
            }
        }
        return true;
    }
}
