package completion;

import nqueens.CompletedBoard;

/** Wrong: takes 0 for a row without a queen, so a given queen in column 0 is placed again. */
public final class CompletionQueens implements CompletedBoard {

    private int n;
    private int[] placement;
    private boolean[] usedColumn;
    private boolean[] usedMain;
    private boolean[] usedAnti;

    @Override
    public int[] complete(int n, int[][] queens) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be positive");
        }
        this.n = n;
        placement = new int[n];
        usedColumn = new boolean[n];
        usedMain = new boolean[2 * n - 1];
        usedAnti = new boolean[2 * n - 1];
        for (int[] q : queens) {
            if (taken(q[0], q[1])) {
                return new int[] {};
            }
            placement[q[0]] = q[1];
            mark(q[0], q[1], true);
        }
        if (search(0)) {
            return placement;
        }
        return new int[] {};
    }

    private boolean search(int row) {
        if (row == n) {
            return true;
        }
        if (placement[row] != 0) {
            return search(row + 1); // a queen is already here
        }
        for (int col = 0; col < n; col++) {
            if (!taken(row, col)) {
                placement[row] = col;
                mark(row, col, true);
                if (search(row + 1)) {
                    return true;
                }
                mark(row, col, false);
                placement[row] = 0;
            }
        }
        return false;
    }

    private boolean taken(int row, int col) {
        return usedColumn[col] || usedMain[row - col + n - 1] || usedAnti[row + col];
    }

    private void mark(int row, int col, boolean value) {
        usedColumn[col] = value;
        usedMain[row - col + n - 1] = value;
        usedAnti[row + col] = value;
    }
}
