package bitmask;

import java.util.ArrayList;
import java.util.List;
import nqueens.QueensSolver;

/** One mistake: refuses 31, whose bit is the sign of an int, though all 31 bits below it fit. */
public final class BitmaskQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        fill(0, 0, 0, 0, (1 << n) - 1, new int[n], solutions);
        return solutions;
    }

    private static void check(int n) {
        if (n < 1 || n > 31 || 1 << n < 0) {
            throw new IllegalArgumentException("n: " + n);
        }
    }

    private void fill(int row, int columns, int left, int right, int all, int[] placement, List<int[]> solutions) {
        if (row == placement.length) {
            solutions.add(placement.clone());
            return;
        }
        int free = all & ~(columns | left | right);
        while (free != 0) {
            int bit = free & -free;
            free -= bit;
            placement[row] = Integer.numberOfTrailingZeros(bit);
            fill(row + 1, columns | bit, (left | bit) << 1, (right | bit) >>> 1, all, placement, solutions);
        }
    }

    @Override
    public long count(int n) {
        check(n);
        return number(0, 0, 0, (1 << n) - 1);
    }

    private long number(int columns, int left, int right, int all) {
        if (columns == all) {
            return 1;
        }
        long number = 0;
        int free = all & ~(columns | left | right);
        while (free != 0) {
            int bit = free & -free;
            free -= bit;
            number += number(columns | bit, (left | bit) << 1, (right | bit) >>> 1, all);
        }
        return number;
    }
}
