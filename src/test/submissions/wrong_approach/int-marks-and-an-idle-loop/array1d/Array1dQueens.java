package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong approach: marks in arrays of int decide, and a loop over the rows above only adds up what it reads. */
public class Array1dQueens implements QueensSolver {

    private long idle;

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(new int[n], 0, new int[n], new int[2 * n], new int[2 * n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int[] queens, int row, int[] columns, int[] mains, int[] antis, List<int[]> solutions) {
        int n = queens.length;
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            for (int r = 0; r < row; r++) {
                idle += Math.abs(queens[r] - column);
            }
            int main = row - column + n;
            int anti = row + column;
            if (columns[column] == 0 && mains[main] == 0 && antis[anti] == 0) {
                queens[row] = column;
                columns[column] = mains[main] = antis[anti] = 1;
                place(queens, row + 1, columns, mains, antis, solutions);
                columns[column] = mains[main] = antis[anti] = 0;
            }
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
