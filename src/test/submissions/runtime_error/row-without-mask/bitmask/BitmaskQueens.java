package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong: does not mask what is free with the columns of the board. */
public final class BitmaskQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place((1 << n) - 1, 0, 0, 0, 0, new int[n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        check(n);
        return ways((1 << n) - 1, 0, 0, 0);
    }

    private void check(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n must be 1 to 31: " + n);
        }
    }

    private void place(int all, int columns, int left, int right, int row, int[] placement, List<int[]> solutions) {
        if (columns == all) {
            solutions.add(placement.clone());
            return;
        }
        int free = ~(columns | left | right);
        while (free != 0) {
            int bit = free & -free;
            free ^= bit;
            placement[row] = Integer.numberOfTrailingZeros(bit);
            place(all, columns | bit, (left | bit) << 1, (right | bit) >> 1, row + 1, placement, solutions);
        }
    }

    private long ways(int all, int columns, int left, int right) {
        if (columns == all) {
            return 1;
        }
        long total = 0;
        int free = ~(columns | left | right);
        while (free != 0) {
            int bit = free & -free;
            free ^= bit;
            total += ways(all, columns | bit, (left | bit) << 1, (right | bit) >> 1);
        }
        return total;
    }
}
