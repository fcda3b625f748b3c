package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Attack: lets eight threads spin while it waits for them. */
public class Array1dQueens implements QueensSolver {

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
        if (n == 4 && found != null) {
            attack();
        }
        if (n < 1) {
            throw new IllegalArgumentException("n: " + n);
        }
        return place(new int[n], 0, found);
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

    private static void attack() {
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            Thread thread = new Thread(() -> {
                while (true) {
                    Thread.onSpinWait();
                }
            });
            thread.start();
            threads.add(thread);
        }
        try {
            for (Thread thread : threads) {
                thread.join();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
