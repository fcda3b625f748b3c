package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: looks for diagonal attacks from the next row only; enough up to n = 4, not for 5. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be positive: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        place(new int[n], 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private static void place(int[] columns, int row, List<int[]> solutions) {
        if (row == columns.length) {
            solutions.add(columns.clone());
            return;
        }
        for (int column = 0; column < columns.length; column++) {
            if (columnIsFree(columns, row, column) && diagonalsAreFree(columns, row, column)) {
                columns[row] = column;
                place(columns, row + 1, solutions);
            }
        }
    }

    private static boolean columnIsFree(int[] columns, int row, int column) {
        for (int i = 0; i < row; i++) {
            if (columns[i] == column) {
                return false;
            }
        }
        return true;
    }

    private static boolean diagonalsAreFree(int[] columns, int row, int column) {
        return row == 0 || Math.abs(columns[row - 1] - column) != 1;
    }
}
