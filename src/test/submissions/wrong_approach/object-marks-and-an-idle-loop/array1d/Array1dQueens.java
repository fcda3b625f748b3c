package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong approach: marks in arrays of Object decide, and a loop compares with the rows above and uses nothing of it. */
public class Array1dQueens implements QueensSolver {

    private long idle;

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(new int[n], 0, new Object[n], new Object[2 * n], new Object[2 * n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int[] queens, int row, Object[] columns, Object[] mains, Object[] antis, List<int[]> solutions) {
        int n = queens.length;
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            for (int r = 0; r < row; r++) {
                idle += queens[r] == column || Math.abs(queens[r] - column) == row - r ? 1 : 0;
            }
            int main = row - column + n;
            int anti = row + column;
            if (columns[column] == null && mains[main] == null && antis[anti] == null) {
                queens[row] = column;
                columns[column] = mains[main] = antis[anti] = this;
                place(queens, row + 1, columns, mains, antis, solutions);
                columns[column] = mains[main] = antis[anti] = null;
            }
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
