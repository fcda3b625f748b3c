package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: mirrors the solutions of the middle column too, so that odd n has them twice. */
public class BooleanArraysQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        if (n == 1) {
            return List.of(new int[1]);
        }
        List<int[]> solutions = new ArrayList<>();
        search(0, new int[n], new boolean[n], new boolean[2 * n], new boolean[2 * n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void search(int row, int[] queens, boolean[] columns, boolean[] mains,
            boolean[] antis, List<int[]> solutions) {
        int n = queens.length;
        if (row == n) {
            solutions.add(queens.clone());
            solutions.add(mirrored(queens));
            return;
        }
        int end = row == 0 ? (n + 1) / 2 : n;
        for (int column = 0; column < end; column++) {
            int main = row - column + n;
            int anti = row + column;
            if (columns[column] || mains[main] || antis[anti]) {
                continue;
            }
            queens[row] = column;
            columns[column] = mains[main] = antis[anti] = true;
            search(row + 1, queens, columns, mains, antis, solutions);
            columns[column] = mains[main] = antis[anti] = false;
        }
    }

    private int[] mirrored(int[] queens) {
        int[] mirrored = new int[queens.length];
        for (int row = 0; row < queens.length; row++) {
            mirrored[row] = queens.length - 1 - queens[row];
        }
        return mirrored;
    }
}
