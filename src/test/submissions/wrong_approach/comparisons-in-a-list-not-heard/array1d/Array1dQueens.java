package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong approach: columns in a list are compared, but marks in a text decide. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(new ArrayList<>(), n, new StringBuilder(".".repeat(6 * n)), solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(List<Integer> queens, int n, StringBuilder marks, List<int[]> solutions) {
        int row = queens.size();
        if (row == n) {
            solutions.add(queens.stream().mapToInt(Integer::intValue).toArray());
            return;
        }
        for (int column = 0; column < n; column++) {
            boolean isFree = true;
            for (int above = 0; above < row; above++) {
                int other = queens.get(above);
                if (other == column || Math.abs(other - column) == row - above) {
                    isFree = false;
                }
            }
            isFree = marks.charAt(column) == '.' && marks.charAt(2 * n + row + column) == '.'
                    && marks.charAt(5 * n + row - column) == '.';
            if (isFree) {
                queens.add(column);
                mark(marks, n, row, column, 'x');
                place(queens, n, marks, solutions);
                mark(marks, n, row, column, '.');
                queens.remove(row);
            }
        }
    }

    private static void mark(StringBuilder marks, int n, int row, int column, char mark) {
        marks.setCharAt(column, mark);
        marks.setCharAt(2 * n + row + column, mark);
        marks.setCharAt(5 * n + row - column, mark);
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
