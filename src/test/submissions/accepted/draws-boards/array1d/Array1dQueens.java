package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: draws the rows that have queens, square by square, at each position. */
public class Array1dQueens implements QueensSolver {

    private int[] columns;
    private int n;

    public List<int[]> solve(int n) {
        List<int[]> solutions = new ArrayList<>();
        search(n, solutions);
        return solutions;
    }

    public long count(int n) {
        return search(n, null);
    }

    private long search(int size, List<int[]> solutions) {
        check(size);
        n = size;
        columns = new int[n];
        long found = 0;
        int row = 0;
        columns[0] = -1;
        while (row >= 0) {
            columns[row]++;
            while (columns[row] < n && attacked(row)) {
                columns[row]++;
            }
            if (columns[row] >= n) {
                row--;
            } else {
                note(columns, row + 1);
                if (row == n - 1) {
                    found++;
                    if (solutions != null) {
                        solutions.add(columns.clone());
                    }
                } else {
                    columns[++row] = -1;
                }
            }
        }
        return found;
    }

    private boolean attacked(int row) {
        for (int i = 0; i < row; i++) {
            int distance = Math.abs(columns[i] - columns[row]);
            if (distance == 0 || distance == row - i) {
                return true;
            }
        }
        return false;
    }

    private String picture = "";

    private void note(int[] columns, int rows) {
        StringBuilder text = new StringBuilder();
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns.length; c++) {
                text.append(columns[r] == c ? "Q " : ". ");
            }
            text.append("\n");
        }
        picture = text.toString();
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be at least 1: " + n);
        }
    }
}
