package torus;

import nqueens.QueensCounter;

/** Compares a queen with each queen above it, in one array; refuses nothing early. */
public class TorusQueens implements QueensCounter {

    private int size;
    private int[] cols;
    private long solutions;

    @Override
    public long count(int n) {
        if (n <= 0) {
            throw new IllegalArgumentException("n must be positive but was " + n);
        }
        size = n;
        cols = new int[n];
        solutions = 0;
        backtrack(0);
        return solutions;
    }

    private void backtrack(int row) {
        if (row == size) {
            solutions++;
            return;
        }
        for (int col = 0; col < size; col++) {
            cols[row] = col;
            if (safe(row)) {
                backtrack(row + 1);
            }
        }
    }

    private boolean safe(int row) {
        boolean ok = true;
        for (int r = 0; r < row; r++) {
            int dr = row - r;
            int dc = cols[row] - cols[r];
            if (dc == 0) {
                ok = false;
            }
            if (Math.floorMod(dc - dr, size) == 0 || Math.floorMod(dc + dr, size) == 0) {
                ok = false;
            }
        }
        return ok;
    }
}
