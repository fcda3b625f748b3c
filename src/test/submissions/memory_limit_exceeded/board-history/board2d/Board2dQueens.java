package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: boards of 1000 x 1000 for any n, and a copy kept of the board after each step. */
public class Board2dQueens implements QueensSolver {

    private static final int MAX = 1000;

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        List<int[][]> history = new ArrayList<>();
        history.add(new int[MAX][MAX]);
        place(0, n, history, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int row, int n, List<int[][]> history, List<int[]> solutions) {
        int[][] board = history.get(history.size() - 1);
        if (row == n) {
            solutions.add(columns(board, n));
            return;
        }
        for (int column = 0; column < n; column++) {
            if (isSafe(board, row, column)) {
                int[][] next = copy(board);
                next[row][column] = 1;
                history.add(next);
                place(row + 1, n, history, solutions);
            }
        }
    }

    private boolean isSafe(int[][] board, int row, int column) {
        for (int up = 1; up <= row; up++) {
            if (board[row - up][column] == 1
                    || column >= up && board[row - up][column - up] == 1
                    || board[row - up][column + up] == 1) {
                return false;
            }
        }
        return true;
    }

    private int[][] copy(int[][] board) {
        int[][] copy = new int[MAX][];
        for (int row = 0; row < MAX; row++) {
            copy[row] = board[row].clone();
        }
        return copy;
    }

    private int[] columns(int[][] board, int n) {
        int[] columns = new int[n];
        for (int row = 0; row < n; row++) {
            while (board[row][columns[row]] == 0) {
                columns[row]++;
            }
        }
        return columns;
    }
}
