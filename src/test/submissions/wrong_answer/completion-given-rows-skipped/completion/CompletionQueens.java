package completion;

import java.util.Arrays;

import nqueens.CompletedBoard;

/** Wrong: marks the given queens without a test; a loop skips their rows, which is right. */
public final class CompletionQueens implements CompletedBoard {

    private int n;
    private int[] solution;
    private boolean[] usedCols;
    private boolean[] usedDiag;
    private boolean[] usedAnti;

    @Override
    public int[] complete(int n, int[][] queens) {
        if (n < 1) {
            throw new IllegalArgumentException("no board");
        }
        this.n = n;
        solution = new int[n];
        Arrays.fill(solution, -1);
        usedCols = new boolean[n];
        usedDiag = new boolean[2 * n];
        usedAnti = new boolean[2 * n];
        for (int i = 0; i < queens.length; i++) {
            int row = queens[i][0];
            int col = queens[i][1];
            if (solution[row] != -1) {
                return new int[0];
            }
            put(row, col);
        }
        if (!next(0)) {
            return new int[0];
        }
        return solution;
    }

    private void put(int row, int col) {
        solution[row] = col;
        usedCols[col] = true;
        usedDiag[row - col + n] = true;
        usedAnti[row + col] = true;
    }

    private boolean next(int row) {
        while (row < n && solution[row] != -1) {
            row++;
        }
        if (row == n) {
            return true;
        }
        for (int col = 0; col < n; col++) {
            if (usedCols[col] || usedDiag[row - col + n] || usedAnti[row + col]) {
                continue;
            }
            put(row, col);
            if (next(row + 1)) {
                return true;
            }
            solution[row] = -1;
            usedCols[col] = false;
            usedDiag[row - col + n] = false;
            usedAnti[row + col] = false;
        }
        return false;
    }
}
