package board2d;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import nqueens.QueensSolver;

/** Keeps the squares that have a queen in a set. */
public class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be at least 1: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        place(0, n, new HashSet<>(), new int[n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int row, int n, Set<Integer> board, int[] columns, List<int[]> solutions) {
        if (row == n) {
            solutions.add(columns.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            if (isSafe(row, column, n, board)) {
                board.add(row * n + column);
                columns[row] = column;
                place(row + 1, n, board, columns, solutions);
                board.remove(row * n + column);
            }
        }
    }

    private boolean isSafe(int row, int column, int n, Set<Integer> board) {
        for (int up = 1; up <= row; up++) {
            if (board.contains((row - up) * n + column)
                    || column >= up && board.contains((row - up) * n + column - up)
                    || column + up < n && board.contains((row - up) * n + column + up)) {
                return false;
            }
        }
        return true;
    }
}
