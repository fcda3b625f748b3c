package array1d;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: prints the solutions and ends the whole program with System.exit. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        place(new int[n], 0, solutions);
        for (int[] solution : solutions) {
            System.out.println(Arrays.toString(solution));
        }
        System.exit(0);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int[] queens, int row, List<int[]> solutions) {
        if (row == queens.length) {
            solutions.add(queens.clone());
            return;
        }
        for (int column = 0; column < queens.length; column++) {
            if (isSafe(queens, row, column)) {
                queens[row] = column;
                place(queens, row + 1, solutions);
            }
        }
    }

    private boolean isSafe(int[] queens, int row, int column) {
        for (int i = 0; i < row; i++) {
            if (queens[i] == column || Math.abs(queens[i] - column) == row - i) {
                return false;
            }
        }
        return true;
    }
}
