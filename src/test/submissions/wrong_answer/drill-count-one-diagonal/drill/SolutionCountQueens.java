package drill;

import nqueens.drill.SolutionCount;

public final class SolutionCountQueens implements SolutionCount {
    private boolean[] columns;
    private boolean[] diagonals;

    /** Marks columns and the diagonals that rise, and forgets those that fall. */
    @Override
    public int totalNQueens(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be at least 1: " + n);
        }
        columns = new boolean[n];
        diagonals = new boolean[2 * n - 1];
        return place(n, 0);
    }

    private int place(int n, int row) {
        if (row == n) {
            return 1;
        }
        int count = 0;
        for (int column = 0; column < n; column++) {
            if (!columns[column] && !diagonals[row + column]) {
                columns[column] = true;
                diagonals[row + column] = true;
                count += place(n, row + 1);
                columns[column] = false;
                diagonals[row + column] = false;
            }
        }
        return count;
    }
}
