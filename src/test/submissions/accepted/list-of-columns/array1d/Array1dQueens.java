package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: the columns are a list, which grows and shrinks by a row. */
public class Array1dQueens implements QueensSolver {

    private int n;
    private List<int[]> solutions;

    @Override
    public List<int[]> solve(int n) {
        check(n);
        this.n = n;
        solutions = new ArrayList<>();
        search(new ArrayList<>());
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void search(List<Integer> columns) {
        int row = columns.size();
        if (row == n) {
            solutions.add(columns.stream().mapToInt(Integer::intValue).toArray());
            return;
        }
        for (int column = 0; column < n; column++) {
            if (isSafe(columns, column)) {
                columns.add(column);
                search(columns);
                columns.remove(columns.size() - 1);
            }
        }
    }

    private static boolean isSafe(List<Integer> columns, int column) {
        int row = columns.size();
        for (int earlier = 0; earlier < row; earlier++) {
            int other = columns.get(earlier);
            if (other == column || Math.abs(other - column) == row - earlier) {
                return false;
            }
        }
        return true;
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
