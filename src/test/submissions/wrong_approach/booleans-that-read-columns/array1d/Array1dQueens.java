package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong approach: boolean arrays decide, and one earlier column is read for each square. */
public class Array1dQueens implements QueensSolver {

    private int last;

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(new int[n], 0, new boolean[5 * n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int[] queens, int row, boolean[] taken, List<int[]> solutions) {
        int n = queens.length;
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            last = queens[Math.max(0, row - 1)];
            int main = 2 * n + row - column;
            int anti = 3 * n + row + column;
            if (!taken[column] && !taken[main] && !taken[anti]) {
                queens[row] = column;
                taken[column] = taken[main] = taken[anti] = true;
                place(queens, row + 1, taken, solutions);
                taken[column] = taken[main] = taken[anti] = false;
            }
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
