package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: a board of n times n booleans in one array, in which the queens above are looked for. */
public class BooleanArraysQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(n, new boolean[n * n], new int[n], 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int n, boolean[] board, int[] columns, int row, List<int[]> solutions) {
        if (row == n) {
            solutions.add(columns.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            boolean safe = true;
            for (int up = 1; up <= row && safe; up++) {
                int line = (row - up) * n;
                safe = !board[line + column] && (column < up || !board[line + column - up])
                        && (column + up >= n || !board[line + column + up]);
            }
            if (safe) {
                board[row * n + column] = true;
                columns[row] = column;
                place(n, board, columns, row + 1, solutions);
                board[row * n + column] = false;
            }
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
