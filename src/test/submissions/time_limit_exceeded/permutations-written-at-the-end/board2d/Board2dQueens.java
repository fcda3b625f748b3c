package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: permutes numbers by Heap's algorithm, and writes each order on a board to test it. */
public class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        int[] columns = new int[n];
        for (int i = 0; i < n; i++) {
            columns[i] = i;
        }
        List<int[]> solutions = new ArrayList<>();
        permute(columns, n, new boolean[n][n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void permute(int[] columns, int k, boolean[][] board, List<int[]> solutions) {
        if (k == 1) {
            if (fits(columns, board)) {
                solutions.add(columns.clone());
            }
            return;
        }
        for (int i = 0; i < k; i++) {
            permute(columns, k - 1, board, solutions);
            int other = k % 2 == 0 ? i : 0;
            int swapped = columns[other];
            columns[other] = columns[k - 1];
            columns[k - 1] = swapped;
        }
    }

    /** Puts the queens on the board until one is attacked, and takes them off again. */
    private boolean fits(int[] columns, boolean[][] board) {
        int n = columns.length;
        int row = 0;
        boolean safe = true;
        while (row < n && safe) {
            for (int up = 1; up <= row && safe; up++) {
                int left = columns[row] - up;
                int right = columns[row] + up;
                safe = !(left >= 0 && board[row - up][left]) && !(right < n && board[row - up][right]);
            }
            board[row][columns[row]] = true;
            row++;
        }
        for (int r = 0; r < row; r++) {
            board[r][columns[r]] = false;
        }
        return safe;
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
