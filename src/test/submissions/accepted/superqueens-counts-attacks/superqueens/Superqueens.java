package superqueens;

import nqueens.QueensCounter;

/** A board of counters: each piece adds one to all the squares that it attacks, and takes it away again. */
public final class Superqueens implements QueensCounter {

    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException(n + " is less than 1");
        }
        return new Board(n).fill(0);
    }

    private static final class Board {

        private final int n;
        private final int[][] attacks;

        Board(int n) {
            this.n = n;
            this.attacks = new int[n][n];
        }

        long fill(int row) {
            long ways = row == n ? 1 : 0;
            for (int column = 0; row < n && column < n; column++) {
                if (attacks[row][column] == 0) {
                    change(row, column, 1);
                    ways += fill(row + 1);
                    change(row, column, -1);
                }
            }
            return ways;
        }

        private void change(int row, int column, int by) {
            for (int below = row + 1; below < n; below++) {
                for (int other = 0; other < n; other++) {
                    int down = below - row;
                    int across = Math.abs(other - column);
                    if (across == 0 || across == down || down == 1 && across == 2 || down == 2 && across == 1) {
                        attacks[below][other] += by;
                    }
                }
            }
        }
    }
}
