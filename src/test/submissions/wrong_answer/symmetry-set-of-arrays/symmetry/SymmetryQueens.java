package symmetry;

import java.util.*;
import nqueens.SymmetricQueens;

/** Mistake: keeps the images in a set of arrays, in which no array is ever found. */
public class SymmetryQueens implements SymmetricQueens {

    private int n;
    private long found;
    private long classes;
    private Set<int[]> seen;

    @Override
    public long count(int n) {
        start(n);
        for (int c = 0; c < n / 2; c++) first(c, false);
        long total = 2 * found;
        if (n % 2 == 1) {
            found = 0;
            first(n / 2, false);
            total += found;
        }
        return total;
    }

    @Override
    public long distinct(int n) {
        start(n);
        for (int c = 0; c < (n + 1) / 2; c++) first(c, true);
        return classes;
    }

    private void start(int n) {
        if (n < 1) throw new IllegalArgumentException("n = " + n);
        this.n = n;
        found = 0;
        classes = 0;
        seen = new HashSet<>();
    }

    private void first(int c, boolean store) {
        int bit = 1 << c;
        int[] q = new int[n];
        q[0] = c;
        go(1, bit, bit << 1, bit >> 1, q, store);
    }

    private void go(int row, int cols, int l, int r, int[] q, boolean store) {
        if (row == n) {
            found++;
            if (store) record(q.clone());
            return;
        }
        int free = ((1 << n) - 1) & ~(cols | l | r);
        while (free != 0) {
            int bit = free & -free;
            free ^= bit;
            q[row] = Integer.numberOfTrailingZeros(bit);
            go(row + 1, cols | bit, (l | bit) << 1, (r | bit) >> 1, q, store);
        }
    }

    private void record(int[] q) {
        if (seen.contains(q)) return;
        classes++;
        int[] image = q;
        for (int i = 0; i < 4; i++) {
            seen.add(image);
            seen.add(mirror(image));
            image = turn(image);
        }
    }

    private int[] mirror(int[] q) {
        int[] m = new int[n];
        for (int i = 0; i < n; i++) m[i] = n - 1 - q[i];
        return m;
    }

    private int[] turn(int[] q) {
        int[] t = new int[n];
        for (int i = 0; i < n; i++) t[q[i]] = n - 1 - i;
        return t;
    }
}
