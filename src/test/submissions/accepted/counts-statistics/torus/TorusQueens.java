package torus;

import java.util.Map;
import java.util.TreeMap;

import nqueens.QueensCounter;

/** Right: counts positions by their depth in a map. */
public class TorusQueens implements QueensCounter {

    @Override
    public long count(int n) {
        check(n);
        return place(new int[n], 0);
    }

    private long place(int[] columns, int row) {
        note(columns, row);
        int n = columns.length;
        if (row == n) {
            return 1;
        }
        long ways = 0;
        for (int column = 0; column < n; column++) {
            boolean safe = true;
            for (int above = 0; above < row && safe; above++) {
                int across = Math.abs(columns[above] - column);
                safe = across != 0 && across != row - above && across != n - row + above;
            }
            if (safe) {
                columns[row] = column;
                ways += place(columns, row + 1);
            }
        }
        return ways;
    }

    private final Map<Integer, Long> statistics = new TreeMap<>();

    private void note(int[] columns, int rows) {
        if (!statistics.containsKey(rows)) {
            statistics.put(rows, 0L);
        }
        statistics.put(rows, statistics.get(rows) + 1);
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be at least 1: " + n);
        }
    }
}
