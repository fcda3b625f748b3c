package lazy;

import java.util.Iterator;
import java.util.NoSuchElementException;

import nqueens.LazySolutions;

/** Style: searches the left half on a board, and gives the mirror image of each solution after it. */
public class LazyQueens implements LazySolutions {

    @Override
    public Iterator<int[]> solutions(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return new Iterator<int[]>() {
            private final boolean[][] board = new boolean[n][n];
            private final int[] queens = new int[n];
            private int row;
            private int column;
            private int[] waiting;
            private int[] mirrored;

            @Override
            public boolean hasNext() {
                if (waiting != null || mirrored != null) {
                    return true;
                }
                while (row >= 0) {
                    int end = row == 0 ? (n + 1) / 2 : n;
                    while (column < end && isAttacked()) {
                        column++;
                    }
                    if (column >= end) {
                        goBack();
                    } else {
                        board[row][column] = true;
                        queens[row] = column;
                        row++;
                        column = 0;
                        if (row == n) {
                            waiting = queens.clone();
                            if (n % 2 == 0 || queens[0] != n / 2) {
                                mirrored = new int[n];
                                for (int i = 0; i < n; i++) {
                                    mirrored[i] = n - 1 - queens[i];
                                }
                            }
                            goBack();
                            return true;
                        }
                    }
                }
                return false;
            }

            private void goBack() {
                row--;
                if (row >= 0) {
                    column = queens[row];
                    board[row][column] = false;
                    column++;
                }
            }

            private boolean isAttacked() {
                for (int up = 1; up <= row; up++) {
                    if (board[row - up][column] || column - up >= 0 && board[row - up][column - up]
                            || column + up < n && board[row - up][column + up]) {
                        return true;
                    }
                }
                return false;
            }

            @Override
            public int[] next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                int[] result = waiting != null ? waiting : mirrored;
                if (waiting != null) {
                    waiting = null;
                } else {
                    mirrored = null;
                }
                return result;
            }
        };
    }
}
