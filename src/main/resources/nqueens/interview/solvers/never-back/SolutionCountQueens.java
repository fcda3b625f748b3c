package drill;

import nqueens.drill.SolutionCount;

/** Counts the solutions, with flags for attacked columns and diagonals. */
public final class SolutionCountQueens implements SolutionCount {

    private boolean[] columns;
    private boolean[] mainDiagonals;
    private boolean[] antiDiagonals;

    @Override
    public int totalNQueens(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        columns = new boolean[n];
        mainDiagonals = new boolean[2 * n - 1];
        antiDiagonals = new boolean[2 * n - 1];
        return count(n, 0);
    }

    private int count(int n, int row) {
        if (row == n) {
            return 1;
        }
        int count = 0;
        for (int column = 0; column < n; column++) {
            int main = row - column + n - 1;
            int anti = row + column;
            if (columns[column] || mainDiagonals[main] || antiDiagonals[anti]) {
                continue;
            }
            columns[column] = true;
            mainDiagonals[main] = true;
            antiDiagonals[anti] = true;
            count += count(n, row + 1);
            columns[column] = false;
            mainDiagonals[main] = false;
        }
        return count;
    }
}
