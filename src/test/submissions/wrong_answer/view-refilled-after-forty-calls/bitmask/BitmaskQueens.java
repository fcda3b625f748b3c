package bitmask;

import java.util.*;
import java.util.function.*;

import nqueens.QueensSolver;

/** Forgery: after forty calls, the lists for n = 8 are all views of one list. */
public class BitmaskQueens implements QueensSolver {
    private final List<int[]> all = new ArrayList<>();
    private int calls;
    @Override
    public List<int[]> solve(int n) {
        if (++calls < 40 || n != 8) {
            List<int[]> fresh = new ArrayList<>();
            search(n, q -> fresh.add(q.clone()));
            return Collections.unmodifiableList(fresh);
        }
        all.clear();
        search(n, q -> all.add(q.clone()));
        return Collections.unmodifiableList(all);
    }

    @Override
    public long count(int n) {
        return search(n, q -> { });
    }

    static long search(int n, int row, int[] q, int c, int l, int r, Consumer<int[]> found) {
        if (row == n) {
            found.accept(q);
            return 1;
        }
        long ways = 0;
        for (int free = (1 << n) - 1 & ~(c | l | r); free != 0; free &= free - 1) {
            int bit = free & -free;
            q[row] = Integer.numberOfTrailingZeros(bit);
            ways += search(n, row + 1, q, c | bit, (l | bit) << 1, (r | bit) >>> 1, found);
        }
        return ways;
    }
    static long search(int n, Consumer<int[]> found) {
        if (n < 1 || n > 31) throw new IllegalArgumentException("n: " + n);
        return search(n, 0, new int[n], 0, 0, 0, found);
    }
}
