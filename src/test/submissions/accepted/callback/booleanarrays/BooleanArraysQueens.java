package booleanarrays;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

import nqueens.QueensSolver;

/** Right: each row takes what to do next as a lambda. */
public class BooleanArraysQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        List<int[]> result = new ArrayList<>();
        forEachSolution(n, queens -> result.add(queens.clone()));
        return result;
    }

    @Override
    public long count(int n) {
        AtomicLong counter = new AtomicLong();
        forEachSolution(n, queens -> counter.incrementAndGet());
        return counter.get();
    }

    private void forEachSolution(int n, Consumer<int[]> action) {
        if (n <= 0) {
            throw new IllegalArgumentException("cannot place " + n + " queens");
        }
        int[] queens = new int[n];
        Lines lines = new Lines(n);
        row(0, queens, lines, () -> action.accept(queens));
    }

    private void row(int row, int[] queens, Lines lines, Runnable whenFull) {
        if (row == queens.length) {
            whenFull.run();
            return;
        }
        for (int column = 0; column < queens.length; column++) {
            queens[row] = column;
            lines.whileTaken(row, column, () -> row(row + 1, queens, lines, whenFull));
        }
    }

    private static class Lines {

        private final int n;
        private final boolean[] files;
        private final boolean[] slashes;
        private final boolean[] backslashes;

        Lines(int n) {
            this.n = n;
            files = new boolean[n];
            slashes = new boolean[2 * n - 1];
            backslashes = new boolean[2 * n - 1];
        }

        void whileTaken(int row, int column, Runnable action) {
            int slash = row + column;
            int backslash = row - column + n - 1;
            if (files[column] || slashes[slash] || backslashes[backslash]) {
                return;
            }
            files[column] = slashes[slash] = backslashes[backslash] = true;
            action.run();
            files[column] = slashes[slash] = backslashes[backslash] = false;
        }
    }
}
