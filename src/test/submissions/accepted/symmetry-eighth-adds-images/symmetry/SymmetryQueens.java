package symmetry;

import nqueens.SymmetricQueens;

/** Style: as an eighth with flags, in an overload of count, and adds the images of each class one by one. */
public class SymmetryQueens implements SymmetricQueens {

    private int n; private int[] q; private boolean[] col, d, e; private long sum;
    public long count(int n) {
        if (n < 1) throw new IllegalArgumentException("n < 1: " + n);
        this.n = n; q = new int[n]; col = new boolean[n]; d = new boolean[2 * n]; e = new boolean[2 * n]; sum = 0;
        count(0, 0);
        return sum;
    }
    private void count(int r, int turns) {
        if (r == n) {
            addImages(weight());
            return;
        }
        for (int c = 0; c < n; c++) {
            if (r == 0 && c > (n - 1) / 2) break;
            if (r == n - 1 && (c < q[0] || c > n - 1 - q[0])) continue;
            if (col[c] || d[r + c] || e[r - c + n]) continue;
            if (r > 0 && (c == 0 || c == n - 1) && (r < q[0] || n - 1 - r < q[0])) continue;
            q[r] = c; col[c] = d[r + c] = e[r - c + n] = true;
            count(r + 1, turns);
            col[c] = d[r + c] = e[r - c + n] = false;
        }
    }
    private void addImages(int images) {
        for (int i = 0; i < images; i++) {
            sum += 1;
        }
    }
    private int weight() {
        int[] x = q;
        int same = 0;
        for (int k = 0; k < 4; k++) {
            int[] t = new int[n], m = new int[n];
            for (int r = 0; r < n; r++) t[x[r]] = n - 1 - r;
            for (int r = 0; r < n; r++) m[r] = n - 1 - t[r];
            int one = java.util.Arrays.compare(t, q), two = java.util.Arrays.compare(m, q);
            if (one < 0 || two < 0) return 0;
            if (one == 0) same++;
            if (two == 0) same++;
            x = t;
        }
        return 8 / same;
    }

    public long distinct(int n) {
        if (n < 1) throw new IllegalArgumentException("n < 1");
        return dist(new int[n], 0, 0, 0, 0);
    }
    private static long dist(int[] q, int r, int c, int a, int b) {
        int n = q.length;
        if (r == n) return least(q) ? 1 : 0;
        long s = 0;
        for (int f = ((1 << n) - 1) & ~(c | a | b); f != 0; f &= f - 1) {
            int bit = f & -f;
            q[r] = Integer.numberOfTrailingZeros(bit);
            s += dist(q, r + 1, c | bit, (a | bit) << 1, (b | bit) >> 1);
        }
        return s;
    }

    private static boolean least(int[] q) {
        int n = q.length;
        int[] x = q;
        for (int k = 0; k < 4; k++) {
            int[] t = new int[n], m = new int[n];
            for (int r = 0; r < n; r++) t[x[r]] = n - 1 - r;
            for (int r = 0; r < n; r++) m[r] = n - 1 - t[r];
            if (java.util.Arrays.compare(t, q) < 0 || java.util.Arrays.compare(m, q) < 0) return false;
            x = t;
        }
        return true;
    }
}
