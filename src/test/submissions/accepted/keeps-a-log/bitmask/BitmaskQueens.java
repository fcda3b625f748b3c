package bitmask;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import nqueens.QueensSolver;

/** Right: has a log of its own, whose level is never fine enough. */
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

    private static final int LEVEL = 1;
    private final List<String> lines = new ArrayList<>();

    private void note(int[] columns, int rows) {
        debug(3, "row " + rows + " " + Arrays.toString(columns));
    }

    private void debug(int level, String message) {
        if (level <= LEVEL) {
            lines.add(message);
        }
    }

    private static void check(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n must be from 1 to 31: " + n);
        }
    }
}
