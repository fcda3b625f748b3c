package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: draws the last row of each position in a matrix, and prints it into a text. */
public class BitmaskQueens implements QueensSolver {

    private int all;
    private int[] columns;
    private long ways;
    private List<int[]> found;

    public List<int[]> solve(int n) {
        begin(n);
        return found;
    }

    public long count(int n) {
        begin(n);
        return ways;
    }

    private void begin(int n) {
        check(n);
        all = n == 31 ? Integer.MAX_VALUE : (1 << n) - 1;
        columns = new int[n];
        ways = 0;
        found = new ArrayList<>();
        go(0, 0, 0, 0);
    }

    private void go(int row, int cols, int d1, int d2) {
        if (cols == all) {
            ways++;
            if (columns.length <= 8) {
                found.add(columns.clone());
            }
            return;
        }
        for (int open = all & ~(cols | d1 | d2); open > 0; open &= open - 1) {
            int queen = Integer.lowestOneBit(open);
            columns[row] = 31 - Integer.numberOfLeadingZeros(queen);
            note(columns, row + 1);
            go(row + 1, cols | queen, (d1 | queen) << 1, (d2 | queen) >> 1);
        }
    }

    private String shown = "";

    private void note(int[] columns, int rows) {
        if (rows == 0) {
            return;
        }
        String[][] line = new String[1][columns.length];
        for (int c = 0; c < columns.length; c++) {
            line[0][c] = c == columns[rows - 1] ? "Q" : "-";
        }
        shown = String.join(" ", line[0]);
    }

    private static void check(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n must be from 1 to 31: " + n);
        }
    }
}
