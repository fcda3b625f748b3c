package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: keeps a board as well, from which only the answers are read. */
public class BooleanArraysQueens implements QueensSolver {

    private boolean[][] board;
    private boolean[] columns;
    private boolean[] mains;
    private boolean[] antis;
    private List<int[]> solutions;

    @Override
    public List<int[]> solve(int n) {
        check(n);
        board = new boolean[n][n];
        columns = new boolean[n];
        mains = new boolean[2 * n];
        antis = new boolean[2 * n];
        solutions = new ArrayList<>();
        search(0);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void search(int row) {
        int n = board.length;
        if (row == n) {
            int[] placement = new int[n];
            for (int r = 0; r < n; r++) {
                for (int c = 0; c < n; c++) {
                    if (board[r][c]) {
                        placement[r] = c;
                    }
                }
            }
            solutions.add(placement);
            return;
        }
        for (int column = 0; column < n; column++) {
            if (!columns[column] && !mains[row - column + n] && !antis[row + column]) {
                put(row, column, true);
                search(row + 1);
                put(row, column, false);
            }
        }
    }

    private void put(int row, int column, boolean queen) {
        board[row][column] = queen;
        columns[column] = queen;
        mains[row - column + board.length] = queen;
        antis[row + column] = queen;
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
