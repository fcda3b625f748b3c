package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong: the search ends in the last row, before a queen is there. */
public class BitmaskQueens implements QueensSolver {

    private int all;

    @Override
    public List<int[]> solve(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("no board: " + n);
        }
        all = (1 << n) - 1;
        List<int[]> solutions = new ArrayList<>();
        place(new int[n], 0, 0, 0, 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int[] queens, int row, int columns, int mains, int antis, List<int[]> solutions) {
        if (row == queens.length - 1) {
            if (columns == all) {
                solutions.add(queens.clone());
            }
            return;
        }
        for (int free = all & ~(columns | mains | antis); free != 0; free &= free - 1) {
            int bit = free & -free;
            queens[row] = Integer.numberOfTrailingZeros(bit);
            place(queens, row + 1, columns | bit, (mains | bit) << 1, (antis | bit) >>> 1, solutions);
        }
    }
}
