package completion;

import nqueens.CompletedBoard;

/** Wrong: takes a given queen in column 0 for an empty row. */
public final class CompletionQueens implements CompletedBoard {

    @Override
    public int[] complete(int n, int[][] queens) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        int[] placement = new int[n];
        boolean[] cols = new boolean[n];
        boolean[] main = new boolean[2 * n - 1];
        boolean[] anti = new boolean[2 * n - 1];
        for (int[] q : queens) {
            int r = q[0];
            int c = q[1];
            if (cols[c] || main[r - c + n - 1] || anti[r + c]) {
                return new int[0];
            }
            placement[r] = c;
            cols[c] = main[r - c + n - 1] = anti[r + c] = true;
        }
        if (fill(0, placement, cols, main, anti)) {
            return placement;
        }
        return new int[0];
    }

    private boolean fill(int row, int[] placement, boolean[] cols, boolean[] main, boolean[] anti) {
        int n = placement.length;
        if (row == n) {
            return true;
        }
        if (placement[row] != 0) {
            return fill(row + 1, placement, cols, main, anti);
        }
        for (int c = 0; c < n; c++) {
            int m = row - c + n - 1;
            int a = row + c;
            if (!cols[c] && !main[m] && !anti[a]) {
                placement[row] = c;
                cols[c] = main[m] = anti[a] = true;
                if (fill(row + 1, placement, cols, main, anti)) {
                    return true;
                }
                placement[row] = 0;
                cols[c] = main[m] = anti[a] = false;
            }
        }
        return false;
    }
}
