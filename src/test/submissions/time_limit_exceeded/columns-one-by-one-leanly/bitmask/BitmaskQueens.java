package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: tries every column, but as leanly as can be: the taken squares are joined once a row. */
public class BitmaskQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        collect(n, 0, 0, 0, 0, new int[n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        check(n);
        return count(1 << n, 0, 0, 0);
    }

    private static int count(int end, int columns, int left, int right) {
        if (columns == end - 1) {
            return 1;
        }
        int ways = 0;
        int taken = columns | left | right;
        for (int bit = 1; bit < end; bit <<= 1) {
            if ((taken & bit) == 0) {
                ways += count(end, columns | bit, (left | bit) << 1, (right | bit) >> 1);
            }
        }
        return ways;
    }

    private static void collect(int n, int row, int columns, int left, int right, int[] queens,
            List<int[]> solutions) {
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            int bit = 1 << column;
            if (((columns | left | right) & bit) == 0) {
                queens[row] = column;
                collect(n, row + 1, columns | bit, (left | bit) << 1, (right | bit) >> 1, queens, solutions);
            }
        }
    }

    private static void check(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n not in 1..31: " + n);
        }
    }
}
