package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: arrays of ints as a stack, and one loop. */
public class BitmaskQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        run(n, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        check(n);
        return run(n, null);
    }

    private static long run(int n, List<int[]> solutions) {
        int all = (1 << n) - 1;
        int[] columns = new int[n + 1];
        int[] left = new int[n + 1];
        int[] right = new int[n + 1];
        int[] free = new int[n + 1];
        int[] queens = new int[n];
        long count = 0;
        int row = 0;
        free[0] = all;
        while (row >= 0) {
            if (free[row] == 0) {
                row--;
                continue;
            }
            int bit = free[row] & -free[row];
            free[row] ^= bit;
            queens[row] = Integer.numberOfTrailingZeros(bit);
            if (row == n - 1) {
                count++;
                if (solutions != null) {
                    solutions.add(queens.clone());
                }
                continue;
            }
            columns[row + 1] = columns[row] | bit;
            left[row + 1] = (left[row] | bit) << 1;
            right[row + 1] = (right[row] | bit) >>> 1;
            row++;
            free[row] = all & ~(columns[row] | left[row] | right[row]);
        }
        return count;
    }

    private static void check(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n not in 1..31: " + n);
        }
    }
}
