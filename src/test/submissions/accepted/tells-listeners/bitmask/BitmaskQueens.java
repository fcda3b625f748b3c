package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: tells a listener of each position; nobody listens but one that counts. */
public class BitmaskQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(new int[n], 0, 0, 0, 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        check(n);
        return place(new int[n], 0, 0, 0, 0, null);
    }

    private long place(int[] columns, int row, int taken, int left, int right, List<int[]> solutions) {
        int n = columns.length;
        note(columns, row);
        if (row == n) {
            if (solutions != null) {
                solutions.add(columns.clone());
            }
            return 1;
        }
        long ways = 0;
        int free = ~(taken | left | right) & (1 << n) - 1;
        while (free != 0) {
            int bit = free & -free;
            free -= bit;
            columns[row] = Integer.numberOfTrailingZeros(bit);
            ways += place(columns, row + 1, taken | bit, (left | bit) << 1, (right | bit) >>> 1, solutions);
        }
        return ways;
    }

    private interface Listener {
        void placed(int row, int column);
    }

    private final List<Listener> listeners = new ArrayList<>();
    private int placed;

    {
        listeners.add((row, column) -> placed++);
    }

    private void note(int[] columns, int rows) {
        for (Listener listener : listeners) {
            if (rows > 0) {
                listener.placed(rows - 1, columns[rows - 1]);
            }
        }
    }

    private static void check(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n must be from 1 to 31: " + n);
        }
    }
}
