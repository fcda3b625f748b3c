package board2d;

import java.util.*;
import nqueens.QueensSolver;

/** Wrong approach: queens above are compared wherever the board is set, as it is below the first row. */
public class Board2dQueens implements QueensSolver {

    private List<int[]> solutions;
    private int n;

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n: " + n);
        }
        this.n = n;
        solutions = new ArrayList<>();
        start();
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private int[] queens;

    private boolean isAttacked(int row, int column) {
        for (int above = 0; above < row; above++) {
            if (queens[above] == column || Math.abs(queens[above] - column) == row - above) {
                return true;
            }
        }
        return false;
    }

    private boolean[][] board;

    private void start() {
        queens = new int[n];
        board = new boolean[n + 1][n];
        place(0);
    }

    private void place(int row) {
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            if (board[row][column] && board[row][n - 1 - column] && isAttacked(row, column)) {
                continue;
            }
            queens[row] = column;
            Arrays.fill(board[row + 1], true);
            place(row + 1);
        }
    }
}
