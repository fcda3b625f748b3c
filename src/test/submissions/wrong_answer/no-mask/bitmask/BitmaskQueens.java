package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: the complement is not cut to n bits, so queens stand beside the board. */
public class BitmaskQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n not in 1..31: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        place(0, 0, 0, 0, new int[n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int row, int columns, int left, int right, int[] queens,
            List<int[]> solutions) {
        if (row == queens.length) {
            solutions.add(queens.clone());
            return;
        }
        int free = ~(columns | left | right);
        while (free != 0) {
            int bit = free & -free;
            free -= bit;
            queens[row] = Integer.numberOfTrailingZeros(bit);
            place(row + 1, columns | bit, (left | bit) >>> 1, (right | bit) << 1, queens,
                    solutions);
        }
    }
}
