package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: draws each position in a matrix of letters and reads it square by square. */
public class BooleanArraysQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(0, new int[n], new boolean[n], new boolean[2 * n - 1], new boolean[2 * n - 1], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int row, int[] columns, boolean[] taken, boolean[] main, boolean[] anti,
            List<int[]> solutions) {
        int n = columns.length;
        note(columns, row);
        if (row == n) {
            solutions.add(columns.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            int falling = row - column + n - 1;
            int rising = row + column;
            if (!taken[column] && !main[falling] && !anti[rising]) {
                columns[row] = column;
                taken[column] = main[falling] = anti[rising] = true;
                place(row + 1, columns, taken, main, anti, solutions);
                taken[column] = main[falling] = anti[rising] = false;
            }
        }
    }

    private String shown = "";

    private void note(int[] columns, int rows) {
        char[][] matrix = new char[rows][columns.length];
        for (int r = 0; r < rows; r++) {
            matrix[r][columns[r]] = 'Q';
        }
        StringBuilder text = new StringBuilder();
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns.length; c++) {
                text.append(matrix[r][c] == 'Q' ? 'Q' : '.');
            }
            text.append('\n');
        }
        shown = text.toString();
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be at least 1: " + n);
        }
    }
}
