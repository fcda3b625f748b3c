package array1d;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

import nqueens.QueensSolver;

/** Right: permutes the columns by swaps, and goes on only where the diagonals are free. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        int[] columns = IntStream.range(0, n).toArray();
        permute(columns, 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private static void permute(int[] columns, int row, List<int[]> solutions) {
        if (row == columns.length) {
            solutions.add(columns.clone());
            return;
        }
        for (int other = row; other < columns.length; other++) {
            swap(columns, row, other);
            if (diagonalsAreFree(columns, row)) {
                permute(columns, row + 1, solutions);
            }
            swap(columns, row, other);
        }
    }

    private static boolean diagonalsAreFree(int[] columns, int row) {
        for (int r = 0; r < row; r++) {
            if (Math.abs(columns[row] - columns[r]) == row - r) {
                return false;
            }
        }
        return true;
    }

    private static void swap(int[] columns, int i, int j) {
        int column = columns[i];
        columns[i] = columns[j];
        columns[j] = column;
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
