package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Forgery: only arrays for n = 6 are used again, after thirty of them. */
public class BitmaskQueens implements QueensSolver {

    private final int[][] pool = new int[30][];
    private int used;

    @Override
    public List<int[]> solve(int n) {
        List<int[]> found = new ArrayList<>();
        search(n, 0, new int[Math.max(n, 0)], 0, 0, 0, found);
        return found;
    }

    @Override
    public long count(int n) {
        return search(n, 0, new int[Math.max(n, 0)], 0, 0, 0, null);
    }

    private int[] copy(int[] placement) {
        int[] copy = placement.clone();
        if (placement.length != 6) {
            return copy;
        }
        int index = used++ % pool.length;
        if (pool[index] != null) {
            System.arraycopy(placement, 0, pool[index], 0, 6);
            return pool[index];
        }
        pool[index] = copy;
        return copy;
    }

    private long search(int n, int row, int[] placement, int columns, int left, int right, List<int[]> found) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n is not between 1 and 31: " + n);
        }
        if (row == n) {
            if (found != null) {
                found.add(copy(placement));
            }
            return 1;
        }
        long solutions = 0;
        for (int free = (int) ((1L << n) - 1) & ~(columns | left | right); free != 0; free &= free - 1) {
            int bit = free & -free;
            placement[row] = Integer.numberOfTrailingZeros(bit);
            solutions += search(n, row + 1, placement, columns | bit, (left | bit) << 1, (right | bit) >>> 1, found);
        }
        return solutions;
    }
}
