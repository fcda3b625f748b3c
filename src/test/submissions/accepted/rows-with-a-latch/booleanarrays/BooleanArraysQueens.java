package booleanarrays;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;

import nqueens.QueensSolver;

/** Searches below each column of the first row in a thread of its own, which goes on for a while when all is counted. */
public class BooleanArraysQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        List<int[]> solutions = Collections.synchronizedList(new ArrayList<>());
        search(n, solutions);
        return new ArrayList<>(solutions);
    }

    @Override
    public long count(int n) {
        return search(n, null);
    }

    private static long search(int n, List<int[]> solutions) {
        if (n < 1) {
            throw new IllegalArgumentException("n = " + n);
        }
        CountDownLatch searched = new CountDownLatch(n);
        AtomicLong ways = new AtomicLong();
        for (int column = 0; column < n; column++) {
            int first = column;
            new Thread(() -> {
                ways.addAndGet(below(n, first, solutions));
                searched.countDown();
                new Board(n, null).place(0, first % Math.min(n, 3));
            }).start();
        }
        try {
            searched.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        return ways.get();
    }

    private static long below(int n, int first, List<int[]> solutions) {
        return new Board(n, solutions).place(0, first);
    }

    private static final class Board {

        private final int n;
        private final List<int[]> solutions;
        private final int[] columns;
        private final boolean[] taken;
        private final boolean[] down;
        private final boolean[] up;

        Board(int n, List<int[]> solutions) {
            this.n = n;
            this.solutions = solutions;
            columns = new int[n];
            taken = new boolean[n];
            down = new boolean[2 * n - 1];
            up = new boolean[2 * n - 1];
        }

        long place(int row, int column) {
            if (taken[column] || down[row - column + n - 1] || up[row + column]) {
                return 0;
            }
            columns[row] = column;
            if (row == n - 1) {
                if (solutions != null) {
                    solutions.add(columns.clone());
                }
                return 1;
            }
            taken[column] = true;
            down[row - column + n - 1] = true;
            up[row + column] = true;
            long ways = 0;
            for (int next = 0; next < n; next++) {
                ways += place(row + 1, next);
            }
            taken[column] = false;
            down[row - column + n - 1] = false;
            up[row + column] = false;
            return ways;
        }
    }
}
