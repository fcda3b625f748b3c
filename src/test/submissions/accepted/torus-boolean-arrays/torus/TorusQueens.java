package torus;

import nqueens.QueensCounter;

public final class TorusQueens implements QueensCounter {
    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return count(n, 0, new boolean[n], new boolean[n], new boolean[n]);
    }

    private static int count(int n, int row, boolean[] taken, boolean[] mainDiagonals, boolean[] antiDiagonals) {
        if (row == n) {
            return 1;
        }
        int count = 0;
        for (int column = 0; column < n; column++) {
            int main = (row - column + n) % n;
            int anti = (row + column) % n;
            if (!taken[column] && !mainDiagonals[main] && !antiDiagonals[anti]) {
                taken[column] = true;
                mainDiagonals[main] = true;
                antiDiagonals[anti] = true;
                count += count(n, row + 1, taken, mainDiagonals, antiDiagonals);
                taken[column] = false;
                mainDiagonals[main] = false;
                antiDiagonals[anti] = false;
            }
        }
        return count;
    }
}
