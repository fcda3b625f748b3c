package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: counts the left half of the first row twice, and its middle once. */
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
        int full = (1 << n) - 1;
        long left = 0;
        for (int column = 0; column < n / 2; column++) {
            left += countBelow(full, 1 << column);
        }
        long middle = n % 2 == 1 ? countBelow(full, 1 << n / 2) : 0;
        return 2 * left + middle;
    }

    private static long countBelow(int full, int firstQueen) {
        return count(full, firstQueen, firstQueen << 1, firstQueen >>> 1);
    }

    private static long count(int full, int columns, int right, int left) {
        if (columns == full) {
            return 1;
        }
        long total = 0;
        for (int free = full & ~(columns | right | left); free != 0; free &= free - 1) {
            int bit = free & -free;
            total += count(full, columns | bit, (right | bit) << 1, (left | bit) >>> 1);
        }
        return total;
    }

    private static void collect(int[] placement, int row, int columns, int right, int left,
            List<int[]> solutions) {
        int n = placement.length;
        if (row == n) {
            solutions.add(placement.clone());
            return;
        }
        int free = ((1 << n) - 1) & ~(columns | right | left);
        while (free != 0) {
            int bit = free & -free;
            free ^= bit;
            placement[row] = Integer.numberOfTrailingZeros(bit);
            collect(placement, row + 1, columns | bit, (right | bit) << 1, (left | bit) >>> 1,
                    solutions);
        }
    }

    private static void check(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n has to be from 1 to 31: " + n);
        }
    }
}
