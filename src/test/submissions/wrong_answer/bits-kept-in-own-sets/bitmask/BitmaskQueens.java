package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong: adds each queen to its own sets, so the next square of the row is tested with it, too. */
public final class BitmaskQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        requireValid(n);
        List<int[]> solutions = new ArrayList<>();
        solveRow(0, 0, 0, 0, n, new int[n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        requireValid(n);
        return countRow(0, 0, 0, 0, n);
    }

    private void requireValid(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n must be in 1..31");
        }
    }

    private void solveRow(int row, int cols, int d1, int d2, int n, int[] placement, List<int[]> solutions) {
        if (row == n) {
            solutions.add(placement.clone());
            return;
        }
        int mask = (1 << n) - 1;
        int available = mask & ~(cols | d1 | d2);
        while (available != 0) {
            int bit = available & -available;
            available &= ~bit;
            placement[row] = Integer.numberOfTrailingZeros(bit);
            cols |= bit;
            d1 |= bit;
            d2 |= bit;
            solveRow(row + 1, cols, d1 << 1, d2 >>> 1, n, placement, solutions);
        }
    }

    private long countRow(int row, int cols, int d1, int d2, int n) {
        if (row == n) {
            return 1;
        }
        long result = 0;
        int mask = (1 << n) - 1;
        int available = mask & ~(cols | d1 | d2);
        while (available != 0) {
            int bit = available & -available;
            available &= ~bit;
            cols |= bit;
            d1 |= bit;
            d2 |= bit;
            result += countRow(row + 1, cols, d1 << 1, d2 >>> 1, n);
        }
        return result;
    }
}
