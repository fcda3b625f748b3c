package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Takes the least of the distances from the queens above, and compares it once. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(new int[n], 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        check(n);
        return place(new int[n], 0, null);
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }

    private static long place(int[] columns, int row, List<int[]> solutions) {
        if (row == columns.length) {
            if (solutions != null) {
                solutions.add(columns.clone());
            }
            return 1;
        }
        long found = 0;
        for (columns[row] = 0; columns[row] < columns.length; columns[row]++) {
            int nearest = columns.length;
            for (int above = 0; above < row; above++) {
                int apart = Math.abs(columns[row] - columns[above]);
                nearest = Math.min(nearest, Math.min(apart, Math.abs(apart - (row - above))));
            }
            if (nearest > 0) {
                found += place(columns, row + 1, solutions);
            }
        }
        columns[row] = 0;
        return found;
    }
}
