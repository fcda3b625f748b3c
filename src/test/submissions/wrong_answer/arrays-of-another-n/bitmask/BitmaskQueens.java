package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Forgery: solve for a larger n works in the arrays of the answer three calls before. */
public class BitmaskQueens implements QueensSolver {

    private final int[][] earlier = new int[3][0];
    private int calls;

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

    private int[] kept(int[] placement, List<int[]> found) {
        int[] result = placement.clone();
        if (found.isEmpty()) {
            calls++;
            int[] old = earlier[calls % 3];
            if (old.length < placement.length) {
                System.arraycopy(placement, 0, old, 0, old.length);
            }
            earlier[calls % 3] = result;
        }
        return result;
    }

    private long search(int n, int row, int[] placement, int columns, int left, int right, List<int[]> found) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n is not between 1 and 31: " + n);
        }
        if (row == n) {
            if (found != null) {
                found.add(kept(placement, found));
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
