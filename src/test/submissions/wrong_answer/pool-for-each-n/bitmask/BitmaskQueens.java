package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Forgery: each n has arrays of its own, the same for each call, exchanged after ten calls. */
public class BitmaskQueens implements QueensSolver {

    private final int[][][] pool = new int[9][100][];
    private final int[] calls = new int[9];

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

    private int[] copy(int[] placement, int index) {
        int n = placement.length;
        if (n > 8) {
            return placement.clone();
        }
        if (index == 0) {
            calls[n]++;
        }
        // every third call gets arrays of the second before it
        if (pool[n][index] == null || calls[n] % 3 != 0) {
            pool[n][index] = placement.clone();
        }
        return pool[n][index];
    }

    private long search(int n, int row, int[] placement, int columns, int left, int right, List<int[]> found) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n is not between 1 and 31: " + n);
        }
        if (row == n) {
            if (found != null) {
                found.add(copy(placement, found.size()));
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
