package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: draws the row of each new queen. */
public class BitmaskQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(new int[n], 0, 0, 0, 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        check(n);
        return place(new int[n], 0, 0, 0, 0, null);
    }

    private long place(int[] columns, int row, int taken, int left, int right, List<int[]> solutions) {
        int n = columns.length;
        note(columns, row);
        if (row == n) {
            if (solutions != null) {
                solutions.add(columns.clone());
            }
            return 1;
        }
        long ways = 0;
        int free = ~(taken | left | right) & (1 << n) - 1;
        while (free != 0) {
            int bit = free & -free;
            free -= bit;
            columns[row] = Integer.numberOfTrailingZeros(bit);
            ways += place(columns, row + 1, taken | bit, (left | bit) << 1, (right | bit) >>> 1, solutions);
        }
        return ways;
    }

    private String drawn = "";

    private void note(int[] columns, int rows) {
        if (rows > 0) {
            int column = columns[rows - 1];
            drawn = ".".repeat(column) + "Q" + ".".repeat(columns.length - 1 - column);
        }
    }

    private static void check(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n must be from 1 to 31: " + n);
        }
    }
}
