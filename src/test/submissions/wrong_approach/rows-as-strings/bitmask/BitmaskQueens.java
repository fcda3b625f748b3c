package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: a text for each row, which is read letter by letter. */
public class BitmaskQueens implements QueensSolver {

    private final String[] board = new String[32];

    @Override
    public List<int[]> solve(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        place(n, 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int n, int row, List<int[]> solutions) {
        if (row == n) {
            int[] solution = new int[n];
            for (int r = 0; r < n; r++) {
                solution[r] = board[r].indexOf('Q');
            }
            solutions.add(solution);
            return;
        }
        for (int column = 0; column < n; column++) {
            if (isSafe(row, column)) {
                board[row] = ".".repeat(column) + "Q" + ".".repeat(40 - column);
                place(n, row + 1, solutions);
                board[row] = null;
            }
        }
    }

    private boolean isSafe(int row, int column) {
        for (int r = 0; r < row; r++) {
            int k = row - r;
            if (board[r].charAt(column) == 'Q' || column >= k && board[r].charAt(column - k) == 'Q'
                    || board[r].charAt(column + k) == 'Q') {
                return false;
            }
        }
        return true;
    }
}
