package array1d;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

import nqueens.QueensSolver;

/** Right: a lambda puts its result into an array of one boolean. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        search(new int[n], 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private static void search(int[] columns, int row, List<int[]> solutions) {
        if (row == columns.length) {
            solutions.add(columns.clone());
            return;
        }
        for (int column = 0; column < columns.length; column++) {
            int tried = column;
            boolean[] safe = {true};
            IntStream.range(0, row).forEach(r -> {
                if (columns[r] == tried || Math.abs(columns[r] - tried) == row - r) {
                    safe[0] = false;
                }
            });
            if (safe[0]) {
                columns[row] = column;
                search(columns, row + 1, solutions);
            }
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
