package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: queens are objects in an array, and each position is drawn from a copy of their columns. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(new Queen[n], 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private String shown = "";

    private static final class Queen {

        private final int row;
        private final int column;

        Queen(int row, int column) {
            this.row = row;
            this.column = column;
        }

        boolean attacks(int otherRow, int otherColumn) {
            return column == otherColumn || Math.abs(column - otherColumn) == otherRow - row;
        }
    }

    private void place(Queen[] queens, int row, List<int[]> solutions) {
        int n = queens.length;
        int[] columns = new int[n];
        for (int r = 0; r < row; r++) {
            columns[r] = queens[r].column;
        }
        draw(columns, row);
        if (row == n) {
            solutions.add(columns);
            return;
        }
        for (int column = 0; column < n; column++) {
            boolean isSafe = true;
            for (int above = 0; above < row && isSafe; above++) {
                isSafe = !queens[above].attacks(row, column);
            }
            if (isSafe) {
                queens[row] = new Queen(row, column);
                place(queens, row + 1, solutions);
            }
        }
    }

    private void draw(int[] columns, int rows) {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns.length; column++) {
                text.append(columns[row] == column ? "Q" : ".");
            }
        }
        shown = text.toString();
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
