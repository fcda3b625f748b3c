package array1d;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: starts again and again until there is a solution, and n = 2 has none. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        while (solutions.isEmpty()) {
            search(n, solutions);
        }
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void search(int n, List<int[]> solutions) {
        int[] queens = new int[n];
        Arrays.fill(queens, -1);
        int row = 0;
        while (row >= 0) {
            queens[row]++;
            if (queens[row] == n) {
                queens[row] = -1;
                row--;
            } else if (isSafe(queens, row)) {
                if (row == n - 1) {
                    solutions.add(queens.clone());
                } else {
                    row++;
                }
            }
        }
    }

    private boolean isSafe(int[] queens, int row) {
        for (int i = 0; i < row; i++) {
            if (queens[i] == queens[row] || Math.abs(queens[i] - queens[row]) == row - i) {
                return false;
            }
        }
        return true;
    }
}
