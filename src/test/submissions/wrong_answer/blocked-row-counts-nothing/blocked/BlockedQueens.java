package blocked;

import java.util.*;
import nqueens.BlockedSquares;

public class BlockedQueens implements BlockedSquares {
    public long count(int n, boolean[][] blocked) {
        if (n < 1) throw new IllegalArgumentException("n: " + n);
        return go(0, n, new int[n], blocked);
    }
    private long go(int row, int n, int[] q, boolean[][] blocked) {
        if (row == n) return 1;
        long sum = 0;
        for (int c = 0; c < n; c++) {
            if (blocked[row][c]) return 0;
            if (!safe(q, row, c)) continue;
            q[row] = c;
            sum += go(row + 1, n, q, blocked);
        }
        return sum;
    }
    private boolean safe(int[] q, int row, int c) {
        for (int r = 0; r < row; r++) if (q[r] == c || Math.abs(q[r] - c) == row - r) return false;
        return true;
    }
}
