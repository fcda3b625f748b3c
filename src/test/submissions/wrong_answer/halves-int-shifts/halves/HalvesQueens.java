package halves;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import nqueens.QueensCounter;

/** Mistake: a diagonal becomes a bit by 1 << instead of 1L <<. */
public final class HalvesQueens implements QueensCounter {

    @Override
    public long count(int n) {
        if (n < 1 || n > 20) {
            throw new IllegalArgumentException("n must be 1 to 20");
        }
        int middle = n / 2;
        Map<Integer, List<Long>> upper = new HashMap<>();
        Map<Integer, List<Long>> lower = new HashMap<>();
        list(0, middle, n, 0, 0, upper);
        list(middle, n, n, 0, 0, lower);
        int all = (1 << n) - 1;
        long pairs = 0;
        for (Map.Entry<Integer, List<Long>> e : upper.entrySet()) {
            List<Long> partners = lower.get(all & ~e.getKey());
            if (partners == null) {
                continue;
            }
            for (long u : e.getValue()) {
                for (long l : partners) {
                    if ((u & l) == 0) {
                        pairs++;
                    }
                }
            }
        }
        return pairs;
    }

    // all ways to fill the rows from row to end, by the set of their columns
    private void list(int row, int end, int n, int cols, long diagonals, Map<Integer, List<Long>> halves) {
        if (row == end) {
            halves.computeIfAbsent(cols, k -> new ArrayList<>()).add(diagonals);
            return;
        }
        for (int col = 0; col < n; col++) {
            long queen = 1 << (row - col + n - 1) | 1 << (row + col + 2 * n - 1);
            if ((cols >> col & 1) == 0 && (diagonals & queen) == 0) {
                list(row + 1, end, n, cols | 1 << col, diagonals | queen, halves);
            }
        }
    }
}
