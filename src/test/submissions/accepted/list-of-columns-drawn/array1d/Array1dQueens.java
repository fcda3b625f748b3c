package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: a list keeps the columns, and an array of them is drawn at each position. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(new ArrayList<>(), n, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private String shown = "";

    private void place(List<Integer> columns, int n, List<int[]> solutions) {
        int row = columns.size();
        int[] copy = columns.stream().mapToInt(Integer::intValue).toArray();
        StringBuilder text = new StringBuilder();
        for (int r = 0; r < row; r++) {
            for (int column = 0; column < n; column++) {
                text.append(copy[r] == column ? "Q" : ".");
            }
        }
        shown = text.toString();
        if (row == n) {
            solutions.add(copy);
            return;
        }
        for (int column = 0; column < n; column++) {
            if (isSafe(columns, column)) {
                columns.add(column);
                place(columns, n, solutions);
                columns.remove(row);
            }
        }
    }

    private static boolean isSafe(List<Integer> columns, int column) {
        for (int above = 0; above < columns.size(); above++) {
            int other = columns.get(above);
            if (other == column || Math.abs(other - column) == columns.size() - above) {
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
