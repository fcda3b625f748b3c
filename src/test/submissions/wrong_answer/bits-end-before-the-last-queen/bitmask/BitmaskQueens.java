package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong: the search ends in the last row, and never adds one. */
public class BitmaskQueens implements QueensSolver {

    private int n;

    @Override
    public List<int[]> solve(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("no board: " + n);
        }
        this.n = n;
        List<int[]> solutions = new ArrayList<>();
        place(new int[n], 0, 0, 0, 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int[] queens, int row, int columns, int mains, int antis, List<int[]> solutions) {
        int free = (1 << n) - 1 & ~(columns | mains | antis);
        if (row == n - 1) return;
        while (free != 0) {
            int bit = free & -free;
            free ^= bit;
            queens[row] = Integer.numberOfTrailingZeros(bit);
            if (row == n - 1) solutions.add(queens.clone());
            place(queens, row + 1, columns | bit, (mains | bit) << 1, (antis | bit) >>> 1, solutions);
        }
    }
}
