package array1d;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import nqueens.QueensSolver;

/** Wrong approach: marks in a text decide, and comparisons only count what they find. */
public final class Array1dQueens implements QueensSolver {

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
        put(new StringBuilder("0".repeat(5 * n)), new int[n], 0, sink);
    }
    private static void put(StringBuilder taken, int[] p, int row, Consumer<int[]> sink) {
        int n = p.length;
        if (row == n) { sink.accept(p); return; }
        for (int column = 0; column < n; column++) {
            for (int i = 0; i < row; i++) if (p[i] == column || p[i] - i == column - row) seen++;
            if (taken.charAt(column) == '1' || taken.charAt(2 * n + row - column) == '1' || taken.charAt(3 * n + row + column) == '1') continue;
            set(taken, n, row, column, '1');
            p[row] = column;
            put(taken, p, row + 1, sink);
            set(taken, n, row, column, '0');
        }
    }
    private static void set(StringBuilder taken, int n, int row, int column, char to) {
        taken.setCharAt(column, to);
        taken.setCharAt(2 * n + row - column, to);
        taken.setCharAt(3 * n + row + column, to);
    }
}
