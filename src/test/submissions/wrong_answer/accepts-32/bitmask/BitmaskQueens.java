package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: nothing refuses n = 32, where 1 << 32 is 1 and the board has no columns left. */
public class BitmaskQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        collect(0, 0, 0, 0, new int[n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return count(n, 0, 0, 0, 0);
    }

    private void collect(int row, int columns, int mains, int antis, int[] queens,
            List<int[]> solutions) {
        int n = queens.length;
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        int free = ((1 << n) - 1) & ~(columns | mains | antis);
        while (free != 0) {
            int bit = free & -free;
            free ^= bit;
            queens[row] = Integer.numberOfTrailingZeros(bit);
            collect(row + 1, columns | bit, (mains | bit) << 1, (antis | bit) >>> 1, queens,
                    solutions);
        }
    }

    private long count(int n, int row, int columns, int mains, int antis) {
        if (row == n) {
            return 1;
        }
        long total = 0;
        int free = ((1 << n) - 1) & ~(columns | mains | antis);
        while (free != 0) {
            int bit = free & -free;
            free ^= bit;
            total += count(n, row + 1, columns | bit, (mains | bit) << 1, (antis | bit) >>> 1);
        }
        return total;
    }
}
