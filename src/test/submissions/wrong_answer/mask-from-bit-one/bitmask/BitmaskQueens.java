package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong: the mask of a row begins at bit 1. */
public class BitmaskQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("no board: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        place(0, 0, 0, 0, (1 << n) - 2, new int[n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int row, int cols, int diag, int anti, int all, int[] placement, List<int[]> solutions) {
        if (row == placement.length) {
            solutions.add(placement.clone());
            return;
        }
        int free = all & ~(cols | diag | anti);
        while (free != 0) {
            int bit = free & -free;
            free ^= bit;
            placement[row] = Integer.numberOfTrailingZeros(bit);
            place(row + 1, cols | bit, (diag | bit) << 1, (anti | bit) >>> 1, all, placement, solutions);
        }
    }
}
