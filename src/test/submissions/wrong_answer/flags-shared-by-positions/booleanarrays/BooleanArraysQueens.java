package booleanarrays;

import java.util.*;
import java.util.function.*;
import java.util.stream.*;

import nqueens.QueensSolver;

/** Wrong: makes a new position for each queen, and all positions share the arrays of the first. */
public final class BooleanArraysQueens implements QueensSolver {
    private record Position(int[] columns, boolean[] c, boolean[] m, boolean[] a) {
        static Position empty(int n) {
            return new Position(new int[0], new boolean[n], new boolean[2 * n - 1], new boolean[2 * n - 1]);
        }
        int row() { return columns.length; }
        int n() { return c.length; }
        boolean safe(int col) { return !(c[col] || m[row() - col + n() - 1] || a[row() + col]); }
        Position with(int col) {
            int[] cs = Arrays.copyOf(columns, row() + 1);
            cs[row()] = col;
            return new Position(cs, set(c, col), set(m, row() - col + n() - 1), set(a, row() + col));
        }
        private static boolean[] set(boolean[] old, int i) {
            boolean[] b = old;
            b[i] = true;
            return b;
        }
        List<Position> successors() {
            return IntStream.range(0, n()).filter(this::safe).mapToObj(this::with).toList();
        }
    }

    @Override public List<int[]> solve(int n) {
        if (n < 1) throw new IllegalArgumentException("n < 1");
        List<Position> level = List.of(Position.empty(n));
        for (int row = 0; row < n; row++) {
            level = level.stream().map(Position::successors).flatMap(List::stream).toList();   // breadth first
        }
        return level.stream().map(Position::columns).collect(Collectors.toList());
    }

    @Override public long count(int n) { return solve(n).size(); }
}
