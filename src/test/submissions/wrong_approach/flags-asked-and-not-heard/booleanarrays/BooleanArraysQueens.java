package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong approach: flags are set and asked, and the columns of earlier queens decide. */
public class BooleanArraysQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(new int[n], new boolean[n], new boolean[2 * n], new boolean[2 * n], 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int[] queens, boolean[] columns, boolean[] falling, boolean[] rising, int row,
            List<int[]> solutions) {
        int n = queens.length;
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            boolean isFree = !columns[column] & !falling[row - column + n] & !rising[row + column];
            if (isFree != isApart(queens, row, column)) {
                isFree = !isFree;
            }
            if (isFree) {
                queens[row] = column;
                columns[column] = falling[row - column + n] = rising[row + column] = true;
                place(queens, columns, falling, rising, row + 1, solutions);
                columns[column] = falling[row - column + n] = rising[row + column] = false;
            }
        }
    }

    private static boolean isApart(int[] queens, int row, int column) {
        for (int above = 0; above < row; above++) {
            if (queens[above] == column || Math.abs(queens[above] - column) == row - above) {
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
