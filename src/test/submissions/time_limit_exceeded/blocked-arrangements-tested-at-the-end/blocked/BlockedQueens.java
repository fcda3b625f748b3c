package blocked;

import nqueens.BlockedSquares;

/** Makes each arrangement of one queen a row and a column, and looks at diagonals and blocked squares at the end. */
public class BlockedQueens implements BlockedSquares {

    private long found;

    @Override
    public long count(int n, boolean[][] blocked) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        found = 0;
        arrange(new int[n], new boolean[n], 0, blocked);
        return found;
    }

    private void arrange(int[] columns, boolean[] taken, int row, boolean[][] blocked) {
        int n = columns.length;
        if (row == n) {
            if (isRight(columns, blocked)) {
                found++;
            }
            return;
        }
        for (int column = 0; column < n; column++) {
            if (!taken[column]) {
                taken[column] = true;
                columns[row] = column;
                arrange(columns, taken, row + 1, blocked);
                taken[column] = false;
            }
        }
    }

    private static boolean isRight(int[] columns, boolean[][] blocked) {
        for (int lower = 0; lower < columns.length; lower++) {
            if (blocked[lower][columns[lower]]) {
                return false;
            }
            for (int upper = 0; upper < lower; upper++) {
                if (Math.abs(columns[lower] - columns[upper]) == lower - upper) {
                    return false;
                }
            }
        }
        return true;
    }
}
