package lazy;

import java.util.*;
import nqueens.LazySolutions;
/** Returns five arrays in turn, so that the sixth solution overwrites the first. */
public class LazyQueens implements LazySolutions {
    public Iterator<int[]> solutions(int n) {
        if (n < 1) throw new IllegalArgumentException();
        return new Iterator<int[]>() {
            int[] q = new int[n];
            final int[][] ring = new int[5][n];
            int row, turn;
            { q[0] = -1; }
            public boolean hasNext() {
                while (row >= 0 && row < n) {
                    if (++q[row] == n) row--;
                    else if (safe() && ++row < n) q[row] = -1;
                }
                return row == n;
            }
            boolean safe() {
                for (int r = 0; r < row; r++) if (q[r] == q[row] || Math.abs(q[r] - q[row]) == row - r) return false;
                return true;
            }
            public int[] next() {
                if (!hasNext()) throw new NoSuchElementException();
                row--;
                System.arraycopy(q, 0, ring[turn = (turn + 1) % 5], 0, n);
                return ring[turn];
            }
        };
    }
}
