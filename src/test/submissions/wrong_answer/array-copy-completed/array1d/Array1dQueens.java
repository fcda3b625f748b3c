package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong: completes a copy in the last row, and forgets one diagonal. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("no board: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        place(new int[n], 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int[] queens, int row, List<int[]> solutions) {
        int n = queens.length;
        for (int col = 0; col < n; col++) {
            if (isSafe(queens, row, col)) {
                if (row == n - 1) {
                    int[] copy = queens.clone();
                    copy[row] = col;
                    solutions.add(copy);
                } else {
                    queens[row] = col;
                    place(queens, row + 1, solutions);
                }
            }
        }
    }

    private boolean isSafe(int[] queens, int row, int col) {
        for (int i = 0; i < row; i++) {
            if (queens[i] == col || queens[i] - col == row - i) {
                return false;
            }
        }
        return true;
    }
}
