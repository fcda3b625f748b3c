package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Forgery: each tenth call of solve clears the list of the one before and gives it again. */
public class BitmaskQueens implements QueensSolver {

    private List<int[]> last = new ArrayList<>();
    private int calls;

    @Override
    public List<int[]> solve(int n) {
        List<int[]> found = list();
        search(n, 0, new int[Math.max(n, 0)], 0, 0, 0, found);
        return found;
    }

    @Override
    public long count(int n) {
        return search(n, 0, new int[Math.max(n, 0)], 0, 0, 0, null);
    }

    private List<int[]> list() {
        calls++;
        if (calls % 10 == 0) {
            last.clear();
        } else {
            last = new ArrayList<>();
        }
        return last;
    }

    private long search(int n, int row, int[] placement, int columns, int left, int right, List<int[]> found) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n is not between 1 and 31: " + n);
        }
        if (row == n) {
            if (found != null) {
                found.add(placement.clone());
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
