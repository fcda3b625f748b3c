package array1d;

import java.util.*;
import java.util.function.*;

import nqueens.QueensSolver;

/** Mistake: for n = 6 and 7, count(n) searches in the last array that solve(n) returned. */
public class Array1dQueens implements QueensSolver {
    private final Map<Integer, int[]> last = new HashMap<>();
    @Override
    public List<int[]> solve(int n) {
        List<int[]> all = new ArrayList<>();
        search(n, q -> all.add(q.clone()));
        if (n > 5 && n < 8) last.put(n, all.get(all.size() - 1));
        return all;
    }

    @Override
    public long count(int n) {
        if (last.containsKey(n)) return search(n, 0, last.get(n), q -> { });
        return search(n, q -> { });
    }

    static long search(int n, int row, int[] q, Consumer<int[]> found) {
        if (row == n) {
            found.accept(q);
            return 1;
        }
        long ways = 0;
        for (int column = 0; column < n; column++) {
            if (isSafe(q, row, column)) {
                q[row] = column;
                ways += search(n, row + 1, q, found);
            }
        }
        return ways;
    }
    static boolean isSafe(int[] q, int row, int column) {
        for (int i = 0; i < row; i++) if (q[i] == column || Math.abs(q[i] - column) == row - i) return false;
        return true;
    }
    static long search(int n, Consumer<int[]> found) {
        if (n < 1) throw new IllegalArgumentException("n: " + n);
        return search(n, 0, new int[n], found);
    }
}
