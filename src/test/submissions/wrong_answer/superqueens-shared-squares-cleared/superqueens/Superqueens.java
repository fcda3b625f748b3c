package superqueens;

import nqueens.QueensCounter;

/** Mistake: a piece that is taken off clears squares that another one attacks, too. */
public final class Superqueens implements QueensCounter {

    private static final int[][] KNIGHT = {{1, 2}, {1, -2}, {2, 1}, {2, -1}};

    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return place(0, new int[n][n]);
    }

    private long place(int row, int[][] attacks) {
        int n = attacks.length;
        if (row == n) {
            return 1;
        }
        long ways = 0;
        for (int col = 0; col < n; col++) {
            if (attacks[row][col] == 0) {
                mark(attacks, row, col, 1);
                ways += place(row + 1, attacks);
                mark(attacks, row, col, -1);
            }
        }
        return ways;
    }

    private void mark(int[][] attacks, int row, int col, int by) {
        int n = attacks.length;
        for (int d = 1; row + d < n; d++) {
            change(attacks, row + d, col, by);
            change(attacks, row + d, col - d, by);
            change(attacks, row + d, col + d, by);
        }
        for (int[] move : KNIGHT) {
            if (row + move[0] < n) {
                change(attacks, row + move[0], col + move[1], by);
            }
        }
    }

    private void change(int[][] attacks, int row, int col, int by) {
        if (col >= 0 && col < attacks.length) {
            attacks[row][col] = by > 0 ? 1 : 0;
        }
    }
}
