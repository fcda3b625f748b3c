package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: adds the placement itself to the list, and goes on writing to it. */
public class BooleanArraysQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        fill(0, new int[n], new boolean[n], new boolean[2 * n - 1], new boolean[2 * n - 1], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void fill(int row, int[] placement, boolean[] columns, boolean[] mains, boolean[] antis,
            List<int[]> solutions) {
        int n = placement.length;
        if (row == n) {
            solutions.add(placement);
            return;
        }
        for (int column = 0; column < n; column++) {
            int main = row - column + n - 1;
            int anti = row + column;
            if (columns[column] || mains[main] || antis[anti]) {
                continue;
            }
            placement[row] = column;
            columns[column] = mains[main] = antis[anti] = true;
            fill(row + 1, placement, columns, mains, antis, solutions);
            columns[column] = mains[main] = antis[anti] = false;
        }
    }
}
