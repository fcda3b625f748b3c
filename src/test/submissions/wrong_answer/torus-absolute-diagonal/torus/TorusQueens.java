package torus;

import java.util.*;
import nqueens.QueensCounter;

/** Numbers main diagonals by Math.abs(row - column). */
public class TorusQueens implements QueensCounter {
    public long count(int n) {
        if (n < 1) throw new IllegalArgumentException("n");
        return fill(0, n, new boolean[n], new boolean[n], new boolean[n]);
    }

    private long fill(int row, int n, boolean[] cols, boolean[] main, boolean[] anti) {
        if (row == n) return 1;
        long ways = 0;
        for (int col = 0; col < n; col++) {
            int d = Math.abs(row - col) % n;
            int a = (row + col) % n;
            if (!cols[col] && !main[d] && !anti[a]) {
                cols[col] = main[d] = anti[a] = true;
                ways += fill(row + 1, n, cols, main, anti);
                cols[col] = main[d] = anti[a] = false;
            }
        }
        return ways;
    }
}
