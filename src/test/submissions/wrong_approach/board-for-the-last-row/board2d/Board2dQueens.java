package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong approach: flags decide for all rows but the last, though the board is scanned for each. */
public class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        new Search(n, solutions).place(0);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private static class Search {

        private final int n;
        private final List<int[]> solutions;
        private final int[] columns;
        private final boolean[][] board;
        private final boolean[] taken;
        private final boolean[] falling;
        private final boolean[] rising;

        Search(int n, List<int[]> solutions) {
            this.n = n;
            this.solutions = solutions;
            this.columns = new int[n];
            this.board = new boolean[n][n];
            this.taken = new boolean[n];
            this.falling = new boolean[2 * n];
            this.rising = new boolean[2 * n];
        }

        void place(int row) {
            if (row == n) {
                solutions.add(columns.clone());
                return;
            }
            for (int column = 0; column < n; column++) {
                if (isSafe(row, column)) {
                    columns[row] = column;
                    mark(row, column, true);
                    place(row + 1);
                    mark(row, column, false);
                }
            }
        }

        private void mark(int row, int column, boolean isTaken) {
            board[row][column] = isTaken;
            taken[column] = isTaken;
            falling[row - column + n] = isTaken;
            rising[row + column] = isTaken;
        }

        private boolean isSafe(int row, int column) {
            boolean isFree = isFree(row, column);
            return row == n - 1 ? isFree : !taken[column] && !falling[row - column + n] && !rising[row + column];
        }

        private boolean isFree(int row, int column) {
            boolean isFree = true;
            for (int up = 1; up <= row; up++) {
                if (board[row - up][column] || column >= up && board[row - up][column - up]
                        || column + up < n && board[row - up][column + up]) {
                    isFree = false;
                }
            }
            return isFree;
        }
    }
}
