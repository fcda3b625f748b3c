package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: finds the column of a bit by shifting it down to 1. */
public class BitmaskQueens implements QueensSolver {

    private List<int[]> solutions;
    private int[] queens;

    @Override
    public List<int[]> solve(int n) {
        check(n);
        solutions = new ArrayList<>();
        queens = new int[n];
        search(n, 0, 0, 0, 0);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void search(int n, int row, int columns, int left, int right) {
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        int free = ((1 << n) - 1) & ~(columns | left | right);
        while (free != 0) {
            int bit = free & -free;
            free &= free - 1;
            queens[row] = columnOf(bit);
            search(n, row + 1, columns | bit, (left | bit) << 1, (right | bit) >> 1);
        }
    }

    private static int columnOf(int bit) {
        int column = 0;
        while (bit > 1) {
            bit >>= 1;
            column++;
        }
        return column;
    }

    private static void check(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n not in 1..31: " + n);
        }
    }
}
