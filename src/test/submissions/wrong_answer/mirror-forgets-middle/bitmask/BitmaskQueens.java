package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: counts the left half of the first row twice, and of odd n forgets the middle column. */
public class BitmaskQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        collect(new int[n], 0, 0, 0, 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        check(n);
        if (n == 1) {
            return 1;
        }
        long half = 0;
        for (int column = 0; column < n / 2; column++) {
            int bit = 1 << column;
            half += count((1 << n) - 1, bit, bit << 1, bit >>> 1);
        }
        return 2 * half;
    }

    private long count(int all, int columns, int mains, int antis) {
        if (columns == all) {
            return 1;
        }
        long total = 0;
        int free = all & ~(columns | mains | antis);
        while (free != 0) {
            int bit = free & -free;
            free ^= bit;
            total += count(all, columns | bit, (mains | bit) << 1, (antis | bit) >>> 1);
        }
        return total;
    }

    private void collect(int[] queens, int row, int columns, int mains, int antis,
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
            collect(queens, row + 1, columns | bit, (mains | bit) << 1, (antis | bit) >>> 1,
                    solutions);
        }
    }

    private void check(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n not in 1..31: " + n);
        }
    }
}
