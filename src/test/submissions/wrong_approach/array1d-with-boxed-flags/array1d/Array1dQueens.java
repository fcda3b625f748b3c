package array1d;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong approach: flags for columns and diagonals, in arrays of Boolean. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(new int[n], 0, flags(n), flags(2 * n), flags(2 * n), solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private static Boolean[] flags(int length) {
        Boolean[] flags = new Boolean[length];
        Arrays.fill(flags, false);
        return flags;
    }

    private void place(int[] queens, int row, Boolean[] columns, Boolean[] mains, Boolean[] antis,
            List<int[]> solutions) {
        int n = queens.length;
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            int main = row - column + n;
            int anti = row + column;
            if (!columns[column] && !mains[main] && !antis[anti]) {
                queens[row] = column;
                columns[column] = mains[main] = antis[anti] = true;
                place(queens, row + 1, columns, mains, antis, solutions);
                columns[column] = mains[main] = antis[anti] = false;
            }
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
