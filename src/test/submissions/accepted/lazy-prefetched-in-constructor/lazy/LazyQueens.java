package lazy;

import java.util.Iterator;
import java.util.NoSuchElementException;

import nqueens.LazySolutions;

/** The iterator's constructor finds the first solution, and each next the one after; a table of bits is a field. */
public class LazyQueens implements LazySolutions {

    private final int[] columnOf = new int[1 << 15];

    public LazyQueens() {
        for (int bit = 0; bit < 15; bit++) {
            columnOf[1 << bit] = bit;
        }
        for (int i = 1; i < columnOf.length; i++) {
            if (columnOf[i] == 0 && i > 1) {
                columnOf[i] = columnOf[i & i - 1];
            }
        }
    }

    @Override
    public Iterator<int[]> solutions(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be positive: " + n);
        }
        return new Prefetched(n);
    }

    private static class Prefetched implements Iterator<int[]> {
        private final int n;
        private final boolean[] columns;
        private final boolean[] down;
        private final boolean[] up;
        private final int[] board;
        private int row;
        private int[] upcoming;

        Prefetched(int n) {
            this.n = n;
            columns = new boolean[n];
            down = new boolean[2 * n];
            up = new boolean[2 * n];
            board = new int[n];
            board[0] = n;
            advance();
        }

        @Override
        public boolean hasNext() {
            return upcoming != null;
        }

        @Override
        public int[] next() {
            if (upcoming == null) {
                throw new NoSuchElementException();
            }
            int[] result = upcoming;
            advance();
            return result;
        }

        /** From right to left. */
        private void advance() {
            upcoming = null;
            while (row >= 0 && upcoming == null) {
                if (board[row] < n) {
                    mark(false);
                }
                board[row]--;
                while (board[row] >= 0 && isAttacked()) {
                    board[row]--;
                }
                if (board[row] < 0) {
                    row--;
                } else {
                    mark(true);
                    if (row == n - 1) {
                        upcoming = board.clone();
                    } else {
                        row++;
                        board[row] = n;
                    }
                }
            }
        }

        private boolean isAttacked() {
            return columns[board[row]] || down[row - board[row] + n] || up[row + board[row]];
        }

        private void mark(boolean value) {
            columns[board[row]] = value;
            down[row - board[row] + n] = value;
            up[row + board[row]] = value;
        }
    }
}
