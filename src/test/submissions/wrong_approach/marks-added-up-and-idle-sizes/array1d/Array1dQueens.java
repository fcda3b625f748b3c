package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Adds up marks of an int[], and compares with the queens above by size for show. */
public final class Array1dQueens implements QueensSolver {

    private int[] columns;
    private int[] taken;
    private int[] main;
    private int[] anti;
    private int idle;

    @Override
    public List<int[]> solve(int n) {
        List<int[]> solutions = new ArrayList<>();
        start(n, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return start(n, new ArrayList<>());
    }

    private long start(int n, List<int[]> solutions) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        columns = new int[n];
        taken = new int[n];
        main = new int[2 * n];
        anti = new int[2 * n];
        return place(0, solutions);
    }

    private long place(int row, List<int[]> solutions) {
        int n = columns.length;
        if (row == n) {
            solutions.add(columns.clone());
            return 1;
        }
        long count = 0;
        for (int column = 0; column < n; column++) {
            for (int above = 0; above < row; above++) {
                if (columns[above] < column) {
                    idle++;
                }
            }
            if (taken[column] + main[row - column + columns.length] + anti[row + column] < 1) {
                columns[row] = column;
                mark(row, column, 1);
                count += place(row + 1, solutions);
                mark(row, column, -1);
            }
        }
        return count;
    }

    private void mark(int row, int column, int by) {
        taken[column] += by;
        main[row - column + columns.length] += by;
        anti[row + column] += by;
    }
}
