package booleanarrays;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

import nqueens.QueensSolver;

/** Right: default, static, private interface methods; labels. */
public class BooleanArraysQueens implements QueensSolver {

    private interface Lines {
        boolean[] columns();

        boolean[] mains();

        boolean[] antis();

        static Lines of(int n) {
            boolean[] columns = new boolean[n];
            boolean[] mains = new boolean[2 * n];
            boolean[] antis = new boolean[2 * n];
            return new Lines() {
                @Override
                public boolean[] columns() {
                    return columns;
                }

                @Override
                public boolean[] mains() {
                    return mains;
                }

                @Override
                public boolean[] antis() {
                    return antis;
                }
            };
        }

        default boolean free(int row, int c) {
            return !columns()[c] && !mains()[main(row, c)] && !antis()[row + c];
        }

        default void mark(int row, int c, boolean taken) {
            columns()[c] = mains()[main(row, c)] = antis()[row + c] = taken;
        }

        private int main(int row, int c) {
            return row - c + columns().length;
        }
    }

    @Override
    public List<int[]> solve(int n) {
        List<int[]> found = new ArrayList<>();
        search(n, found);
        return found;
    }

    @Override
    public long count(int n) {
        return search(n, null);
    }

    private static long search(int n, List<int[]> found) {
        if (n < 1) {
            throw new IllegalArgumentException("n: " + n);
        }
        Lines lines = Lines.of(n);
        Deque<Integer> stack = new ArrayDeque<>();
        long ways = 0;
        int c = 0;
        rows:
        while (true) {
            int row = stack.size();
            if (row == n) {
                ways++;
                if (found != null) {
                    int[] placement = new int[n];
                    int r = n;
                    for (int column : stack) {
                        placement[--r] = column;
                    }
                    found.add(placement);
                }
            } else {
                for (; c < n; c++) {
                    if (lines.free(row, c)) {
                        lines.mark(row, c, true);
                        stack.push(c);
                        c = 0;
                        continue rows;
                    }
                }
            }
            if (stack.isEmpty()) {
                break rows;
            }
            c = stack.pop();
            lines.mark(stack.size(), c, false);
            c++;
        }
        return ways;
    }
}
