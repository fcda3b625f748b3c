package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong approach: a text of what is taken decides, and columns are compared for show. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(new int[n], "", solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private long compared;

    private void place(int[] columns, String taken, List<int[]> solutions) {
        int row = taken.length() / 3;
        if (row == columns.length) {
            solutions.add(columns.clone());
            return;
        }
        for (int column = 0; column < columns.length; column++) {
            for (int above = 0; above < row; above++) {
                compared += columns[above] == column || Math.abs(columns[above] - column) == row - above ? 1 : 0;
            }
            String lines = "" + (char) ('a' + column) + (char) (500 + row - column) + (char) (1000 + row + column);
            if (lines.chars().noneMatch(line -> taken.indexOf(line) >= 0)) {
                columns[row] = column;
                place(columns, taken + lines, solutions);
            }
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
