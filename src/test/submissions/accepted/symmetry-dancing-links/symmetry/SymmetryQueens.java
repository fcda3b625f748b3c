package symmetry;

import nqueens.SymmetricQueens;

/** Style: half of an exact cover with dancing links. */
public class SymmetryQueens implements SymmetricQueens {

    static class Node { Node l, r, u, d, c; int row, s; Node() { l = r = u = d = c = this; } }
    private Node head;
    private Node[][] squares;
    public long count(int n) {
        if (n < 1) throw new IllegalArgumentException("n < 1: " + n);
        build(n);
        long left = 0, mid = 0;
        for (int c = 0; c < (n + 1) / 2; c++) {
            Node x = squares[0][c];
            Node y = x;
            do { cover(y.c); y = y.r; } while (y != x);
            long k = solve();
            y = x.l;
            do { uncover(y.c); y = y.l; } while (y != x.l);
            if (c < n / 2) left += k; else mid += k;
        }
        return 2 * left + mid;
    }
    private long solve() {
        if (head.r == head) return 1;
        Node c = head.r;
        for (Node j = c.r; j != head; j = j.r) if (j.s < c.s) c = j;
        if (c.s == 0) return 0;
        long sum = 0;
        cover(c);
        for (Node x = c.d; x != c; x = x.d) {
            for (Node j = x.r; j != x; j = j.r) cover(j.c);
            sum += solve();
            for (Node j = x.l; j != x; j = j.l) uncover(j.c);
        }
        uncover(c);
        return sum;
    }
    private void cover(Node c) {
        c.r.l = c.l; c.l.r = c.r;
        for (Node i = c.d; i != c; i = i.d) for (Node j = i.r; j != i; j = j.r) { j.d.u = j.u; j.u.d = j.d; j.c.s--; }
    }
    private void uncover(Node c) {
        for (Node i = c.u; i != c; i = i.u) for (Node j = i.l; j != i; j = j.l) { j.c.s++; j.d.u = j; j.u.d = j; }
        c.r.l = c; c.l.r = c;
    }
    private void build(int n) {
        head = new Node();
        squares = new Node[n][n];
        Node[] cols = new Node[6 * n - 2];
        for (int i = 0; i < cols.length; i++) {
            cols[i] = new Node();
            if (i < 2 * n) { Node z = cols[i]; z.l = head.l; z.r = head; head.l.r = z; head.l = z; }
        }
        for (int r = 0; r < n; r++) for (int c = 0; c < n; c++) {
            Node first = null;
            for (int k : new int[] {r, n + c, 2 * n + r + c, 5 * n - 2 + r - c}) {
                Node x = new Node();
                x.c = cols[k]; x.row = r;
                x.u = cols[k].u; x.d = cols[k]; x.u.d = x; x.d.u = x;
                cols[k].s++;
                if (first == null) first = x;
                else { x.l = first.l; x.r = first; x.l.r = x; first.l = x; }
            }
            squares[r][c] = first;
        }
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
