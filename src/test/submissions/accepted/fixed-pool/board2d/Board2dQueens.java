package board2d;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

import nqueens.QueensSolver;

/** Right: a fixed pool of threads, a task for each first column. */
public class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        List<int[]> all = new ArrayList<>();
        run(n, true).forEach(part -> all.addAll(part.found()));
        return all;
    }

    @Override
    public long count(int n) {
        return run(n, false).stream().mapToLong(Part::ways).sum();
    }

    private record Part(List<int[]> found, long ways) {
    }

    private static List<Part> run(int n, boolean keep) {
        if (n < 1) {
            throw new IllegalArgumentException("n: " + n);
        }
        ExecutorService pool = Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
        try {
            List<Callable<Part>> tasks = new ArrayList<>();
            for (int first = 0; first < n; first++) {
                int column = first;
                tasks.add(() -> part(n, column, keep));
            }
            List<Part> parts = new ArrayList<>();
            for (Future<Part> future : pool.invokeAll(tasks)) {
                parts.add(future.get());
            }
            return parts;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } finally {
            pool.shutdown();
            try {
                pool.awaitTermination(1, TimeUnit.SECONDS);
            } catch (InterruptedException e) {
                pool.shutdownNow();
            }
        }
    }

    private static Part part(int n, int column, boolean keep) {
        boolean[][] board = new boolean[n][n];
        int[] queens = new int[n];
        board[0][column] = true;
        queens[0] = column;
        List<int[]> found = keep ? new ArrayList<>() : null;
        return new Part(found, place(board, queens, 1, found));
    }

    private static long place(boolean[][] board, int[] queens, int row, List<int[]> found) {
        if (row == queens.length) {
            if (found != null) {
                found.add(queens.clone());
            }
            return 1;
        }
        long ways = 0;
        for (int column = 0; column < queens.length; column++) {
            if (isSafe(board, row, column)) {
                board[row][column] = true;
                queens[row] = column;
                ways += place(board, queens, row + 1, found);
                board[row][column] = false;
            }
        }
        return ways;
    }

    private static boolean isSafe(boolean[][] board, int row, int column) {
        for (int up = 1; up <= row; up++) {
            if (board[row - up][column] || column >= up && board[row - up][column - up]
                    || column + up < board.length && board[row - up][column + up]) {
                return false;
            }
        }
        return true;
    }
}
