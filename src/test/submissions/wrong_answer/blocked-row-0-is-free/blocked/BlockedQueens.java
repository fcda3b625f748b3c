package blocked;

import nqueens.BlockedSquares;

/** Wrong: looks at blocked squares in the loop over the rows above, which row 0 never enters. */
public class BlockedQueens implements BlockedSquares {
    public long count(int n, boolean[][] blocked) {
        if (n < 1) throw new IllegalArgumentException("n must be at least 1: " + n);
        return place(0, blocked, new int[n]);
    }

    private long place(int row, boolean[][] blocked, int[] q) {
        if (row == q.length) return 1;
        long sum = 0;
        for (int c = 0; c < q.length; c++) {
            q[row] = c;
            if (safe(row, blocked, q)) sum += place(row + 1, blocked, q);
        }
        return sum;
    }

    private boolean safe(int row, boolean[][] blocked, int[] q) {
        for (int r = 0; r < row; r++) {
            if (blocked[row][q[row]]) return false;
            if (q[r] == q[row] || Math.abs(q[r] - q[row]) == row - r) return false;
        }
        return true;
    }
}
