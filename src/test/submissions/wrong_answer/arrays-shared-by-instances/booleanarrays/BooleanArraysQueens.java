package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: each solver remembers the n it prepared for, but the arrays are static. */
public class BooleanArraysQueens implements QueensSolver {

    private static int[] queens;
    private static boolean[] columns;
    private static boolean[] mains;
    private static boolean[] antis;

    private int preparedFor;

    @Override
    public List<int[]> solve(int n) {
        prepare(n);
        List<int[]> solutions = new ArrayList<>();
        place(0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        prepare(n);
        return place(0, null);
    }

    private void prepare(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        if (n != preparedFor) {
            preparedFor = n;
            queens = new int[n];
            columns = new boolean[n];
            mains = new boolean[2 * n];
            antis = new boolean[2 * n];
        }
    }

    private static long place(int row, List<int[]> solutions) {
        int n = queens.length;
        if (row == n) {
            if (solutions != null) {
                solutions.add(queens.clone());
            }
            return 1;
        }
        long found = 0;
        for (int column = 0; column < n; column++) {
            int main = row - column + n;
            int anti = row + column;
            if (columns[column] || mains[main] || antis[anti]) {
                continue;
            }
            queens[row] = column;
            columns[column] = mains[main] = antis[anti] = true;
            found += place(row + 1, solutions);
            columns[column] = mains[main] = antis[anti] = false;
        }
        return found;
    }
}
