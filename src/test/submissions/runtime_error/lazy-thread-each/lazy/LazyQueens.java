package lazy;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.concurrent.SynchronousQueue;

import nqueens.LazySolutions;

/** Mistake: lets a thread search recursively for each iterator, and wait until a solution is taken. */
public class LazyQueens implements LazySolutions {

    @Override
    public Iterator<int[]> solutions(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        SynchronousQueue<int[]> handed = new SynchronousQueue<>();
        Thread thread = new Thread(() -> {
            try {
                search(new int[n], 0, handed);
                handed.put(new int[0]);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        thread.setDaemon(true);
        thread.start();
        return new Iterator<>() {
            private int[] next;

            @Override
            public boolean hasNext() {
                try {
                    if (next == null) {
                        next = handed.take();
                    }
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
                return next.length > 0;
            }

            @Override
            public int[] next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                int[] given = next;
                next = null;
                return given;
            }
        };
    }

    private static void search(int[] queens, int row, SynchronousQueue<int[]> handed) throws InterruptedException {
        if (row == queens.length) {
            handed.put(queens.clone());
            return;
        }
        for (int column = 0; column < queens.length; column++) {
            if (isFree(queens, row, column)) {
                queens[row] = column;
                search(queens, row + 1, handed);
            }
        }
    }

    private static boolean isFree(int[] queens, int row, int column) {
        for (int above = 0; above < row; above++) {
            if (queens[above] == column || Math.abs(queens[above] - column) == row - above) {
                return false;
            }
        }
        return true;
    }
}
