package estimate;

import java.util.Arrays;
import java.util.SplittableRandom;

import nqueens.EstimatedTree;

/** A board of characters that is looked through for each square, and a generator that is split for each descent. */
public final class EstimateQueens implements EstimatedTree {

    @Override
    public double nodes(int n, int descents, long seed) {
        if (n < 1) {
            throw new IllegalArgumentException("no such board: " + n);
        }
        if (descents < 1) {
            throw new IllegalArgumentException("no descent: " + descents);
        }
        SplittableRandom random = new SplittableRandom(seed);
        double mean = 0;
        for (int i = 1; i <= descents; i++) {
            double estimate = estimate(n, random.split());
            mean += (estimate - mean) / i;
        }
        return mean;
    }

    private double estimate(int n, SplittableRandom random) {
        char[][] board = new char[n][n];
        for (char[] line : board) {
            Arrays.fill(line, '.');
        }
        double product = 1;
        double sum = product;
        for (int row = 0; row < n; row++) {
            int free = 0;
            for (int column = 0; column < n; column++) {
                if (!isAttacked(board, row, column)) {
                    free++;
                }
            }
            if (free == 0) {
                return sum;
            }
            product = product * free;
            sum = sum + product;
            int drawn = random.nextInt(free);
            for (int column = 0; column < n; column++) {
                if (!isAttacked(board, row, column)) {
                    if (drawn == 0) {
                        board[row][column] = 'Q';
                        break;
                    }
                    drawn--;
                }
            }
        }
        return sum;
    }

    private boolean isAttacked(char[][] board, int row, int column) {
        for (int up = 1; up <= row; up++) {
            if (board[row - up][column] == 'Q') {
                return true;
            }
            if (column - up >= 0 && board[row - up][column - up] == 'Q') {
                return true;
            }
            if (column + up < board.length && board[row - up][column + up] == 'Q') {
                return true;
            }
        }
        return false;
    }
}
