package superqueens;

import nqueens.QueensCounter;

/** Wrong: doubles one half, and leaves out the middle column. */
public class Superqueens implements QueensCounter {
    public long count(int n) {
        if (n < 1) throw new IllegalArgumentException("n must be at least 1: " + n);
        long total = 0;
        int[] q = new int[n];
        for (int c = 0; c < n / 2; c++) {
            q[0] = c;
            total += place(q, 1, n);
        }
        return 2 * total;
    }

    private long place(int[] q, int row, int n) {
        if (row == n) return 1;
        long sum = 0;
        for (int c = 0; c < n; c++) {
            q[row] = c;
            if (safe(q, row, n)) sum += place(q, row + 1, n);
        }
        return sum;
    }

    private boolean safe(int[] q, int row, int n) {
        for (int r = 0; r < row; r++) {
            int down = row - r, across = Math.abs(q[row] - q[r]);
            if (across == 0 || across == down || down + across == 3) return false;
        }
        return true;
    }
}
