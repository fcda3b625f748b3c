package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: makes every permutation of the columns, and looks at the diagonals at the end only. */
public class BooleanArraysQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        permute(0, new int[n], new boolean[n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return permute(0, new int[n], new boolean[n], null);
    }

    private long permute(int row, int[] queens, boolean[] columnTaken, List<int[]> solutions) {
        if (row == queens.length) {
            if (sharesDiagonal(queens)) {
                return 0;
            }
            if (solutions != null) {
                solutions.add(queens.clone());
            }
            return 1;
        }
        long found = 0;
        for (int column = 0; column < queens.length; column++) {
            if (!columnTaken[column]) {
                columnTaken[column] = true;
                queens[row] = column;
                found += permute(row + 1, queens, columnTaken, solutions);
                columnTaken[column] = false;
            }
        }
        return found;
    }

    private boolean sharesDiagonal(int[] queens) {
        int n = queens.length;
        boolean[] mains = new boolean[2 * n - 1];
        boolean[] antis = new boolean[2 * n - 1];
        for (int row = 0; row < n; row++) {
            int main = row - queens[row] + n - 1;
            int anti = row + queens[row];
            if (mains[main] || antis[anti]) {
                return true;
            }
            mains[main] = true;
            antis[anti] = true;
        }
        return false;
    }
}
