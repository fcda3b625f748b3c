package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: the loop that goes forth and back is left at its first solution. */
public class BitmaskQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        int[] free = new int[n + 1];
        int[] taken = new int[n + 1];
        int[] left = new int[n + 1];
        int[] right = new int[n + 1];
        int[] columns = new int[n];
        int all = -1 >>> 32 - n;
        free[0] = all;
        int row = 0;
        while (row >= 0) {
            if (row == n) {
                solutions.add(columns);
                break;
            }
            if (free[row] == 0) {
                row--;
                continue;
            }
            int bit = free[row] & -free[row];
            free[row] ^= bit;
            columns[row] = Integer.numberOfTrailingZeros(bit);
            taken[row + 1] = taken[row] | bit;
            left[row + 1] = (left[row] | bit) << 1;
            right[row + 1] = (right[row] | bit) >>> 1;
            row++;
            free[row] = all & ~(taken[row] | left[row] | right[row]);
        }
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }
}
