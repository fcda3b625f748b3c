package booleanarrays;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import nqueens.QueensSolver;

/** Wrong approach: columns decide, and flags are read only to be counted. */
public final class BooleanArraysQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        refuse(n);
        List<int[]> solutions = new ArrayList<>();
        go(n, placement -> solutions.add(placement.clone()));
        return solutions;
    }

    @Override
    public long count(int n) {
        refuse(n);
        long[] found = {0}; go(n, placement -> found[0]++); return found[0];
    }

    private static void refuse(int n) {
        if (n < 1 || n > 1000) {
            throw new IllegalArgumentException("n: " + n);
        }
    }


    private static int seen;
    private static void go(int n, Consumer<int[]> sink) {
        put(new boolean[n], new boolean[2 * n], new int[n], 0, sink);
    }
    private static void put(boolean[] x, boolean[] y, int[] p, int row, Consumer<int[]> sink) {
        int n = p.length;
        if (row == n) { sink.accept(p); return; }
        for (int column = 0; column < n; column++) {
            if (x[column] | y[column + row]) seen++;
            if (hit(p, row, column)) continue;
            x[column] = y[column + row] = true;
            p[row] = column;
            put(x, y, p, row + 1, sink);
            x[column] = y[column + row] = false;
        }
    }
    private static boolean hit(int[] p, int row, int column) {
        for (int i = row; --i >= 0;) if (p[i] == column || Math.abs(p[i] - column) == row - i) return true;
        return false;
    }
}
