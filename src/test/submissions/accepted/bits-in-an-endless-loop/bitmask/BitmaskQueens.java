package bitmask;

import java.util.*;
import java.util.stream.*;
import nqueens.QueensSolver;

public final class BitmaskQueens implements QueensSolver {
    public long count(int n) {
        if (n < 1 || n > 31) throw new IllegalArgumentException("n");
        if (n == 1) return 1;
        return IntStream.range(0, n).parallel().mapToLong(first -> countFrom(n, 1 << first)).sum();
    }
    // counts the solutions with this queen in row 0, without recursion
    private static long countFrom(int n, int firstQueen) {
        int all = (1 << n) - 1, row = 1;
        int[] cols = new int[n], left = new int[n], right = new int[n], free = new int[n];
        cols[1] = firstQueen;
        left[1] = firstQueen << 1;
        right[1] = firstQueen >> 1;
        free[1] = all & ~(cols[1] | left[1] | right[1]);
        long found = 0;
        while (true) {
            if (free[row] == 0) {
                if (--row == 0) break;
                continue;
            }
            int bit = free[row] & -free[row];
            free[row] ^= bit;
            if (row == n - 1) {
                found++;
            } else {
                cols[row + 1] = cols[row] | bit;
                left[row + 1] = (left[row] | bit) << 1;
                right[row + 1] = (right[row] | bit) >> 1;
                row++;
                free[row] = all & ~(cols[row] | left[row] | right[row]);
            }
        }
        return found;
    }
    public List<int[]> solve(int n) {
        if (n < 1 || n > 31) throw new IllegalArgumentException("n");
        List<int[]> l = new ArrayList<>();
        rec(n, 0, 0, 0, 0, new int[n], l);
        return l;
    }
    private void rec(int n, int r, int c, int a, int b, int[] p, List<int[]> l) {
        if (r == n) { l.add(p.clone()); return; }
        int f = ((1 << n) - 1) & ~(c | a | b);
        while (f != 0) {
            int x = f & -f;
            f ^= x;
            p[r] = Integer.numberOfTrailingZeros(x);
            rec(n, r + 1, c | x, (a | x) << 1, (b | x) >> 1, p, l);
        }
    }
}
