package array1d;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import nqueens.QueensSolver;

/** Right: draws the board as text at each position and notes it in a log that nobody prints. */
public class Array1dQueens implements QueensSolver {

    private final List<String> log = new ArrayList<>();

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(new int[n], 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int[] columns, int row, List<int[]> solutions) {
        note(columns, row);
        if (row == columns.length) {
            solutions.add(columns.clone());
            return;
        }
        for (int column = 0; column < columns.length; column++) {
            if (isSafe(columns, row, column)) {
                columns[row] = column;
                place(columns, row + 1, solutions);
            }
        }
    }

    private void note(int[] columns, int rows) {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < rows; row++) {
            char[] line = new char[columns.length];
            Arrays.fill(line, '.');
            line[columns[row]] = 'Q';
            text.append(new String(line)).append('\n');
        }
        log.add(text.toString());
        if (log.size() > 100) {
            log.clear();
        }
    }

    private static boolean isSafe(int[] columns, int row, int column) {
        for (int r = 0; r < row; r++) {
            if (columns[r] == column || Math.abs(columns[r] - column) == row - r) {
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
