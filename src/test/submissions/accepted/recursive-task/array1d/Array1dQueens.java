package array1d;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

import nqueens.QueensSolver;

/** Right: fork and join, by a RecursiveTask in the common pool. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n: " + n);
        }
        return new Branch(new int[n], 0).invoke();
    }

    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n: " + n);
        }
        return ForkJoinPool.commonPool().invoke(new Counter(new int[n], 0));
    }

    private static class Branch extends RecursiveTask<List<int[]>> {

        private static final long serialVersionUID = 1L;
        private final int[] queens;
        private final int row;

        Branch(int[] queens, int row) {
            this.queens = queens;
            this.row = row;
        }

        @Override
        protected List<int[]> compute() {
            if (row == queens.length) {
                return List.of(queens);
            }
            List<Branch> branches = new ArrayList<>();
            for (int column = 0; column < queens.length; column++) {
                if (fits(queens, row, column)) {
                    int[] next = queens.clone();
                    next[row] = column;
                    branches.add(new Branch(next, row + 1));
                }
            }
            List<int[]> found = new ArrayList<>();
            for (Branch branch : invokeAll(branches)) {
                found.addAll(branch.join());
            }
            return found;
        }
    }

    private static class Counter extends RecursiveTask<Long> {

        private static final long serialVersionUID = 1L;
        private final int[] queens;
        private final int row;

        Counter(int[] queens, int row) {
            this.queens = queens;
            this.row = row;
        }

        @Override
        protected Long compute() {
            if (row > 1 || row == queens.length) {
                return place(queens, row, null);
            }
            long ways = 0;
            List<Counter> forked = new ArrayList<>();
            for (int column = 0; column < queens.length; column++) {
                if (fits(queens, row, column)) {
                    int[] next = queens.clone();
                    next[row] = column;
                    Counter counter = new Counter(next, row + 1);
                    counter.fork();
                    forked.add(counter);
                }
            }
            for (Counter counter : forked) {
                ways += counter.join();
            }
            return ways;
        }
    }

    private static boolean fits(int[] queens, int row, int column) {
        for (int above = 0; above < row; above++) {
            if (queens[above] == column || Math.abs(queens[above] - column) == row - above) {
                return false;
            }
        }
        return true;
    }

    private static long place(int[] queens, int row, List<int[]> found) {
        if (row == queens.length) {
            if (found != null) {
                found.add(queens.clone());
            }
            return 1;
        }
        long ways = 0;
        for (int column = 0; column < queens.length; column++) {
            int above = row - 1;
            while (above >= 0 && queens[above] != column && Math.abs(queens[above] - column) != row - above) {
                above--;
            }
            if (above < 0) {
                queens[row] = column;
                ways += place(queens, row + 1, found);
            }
        }
        return ways;
    }
}
