package symmetry;

import nqueens.SymmetricQueens;

/** Style: terse bits; classes by Burnside's lemma, from the solutions that turns leave as they are. */
public class SymmetryQueens implements SymmetricQueens {

    private int full;

    @Override
    public long count(int n) {
        if (n < 1 || n > 31) throw new IllegalArgumentException("n=" + n);
        full = (1 << n) - 1;
        long sum = 0;
        for (int c = 0; c < n / 2; c++) sum += 2 * go(1 << c, 2 << c, (1 << c) >> 1);
        if (n % 2 == 1) sum += go(1 << n / 2, 2 << n / 2, (1 << n / 2) >> 1);
        return sum;
    }

    private long go(int cols, int d1, int d2) {
        if (cols == full) return 1;
        long sum = 0;
        for (int free = full & ~(cols | d1 | d2); free != 0; free &= free - 1) {
            int bit = free & -free;
            sum += go(cols | bit, (d1 | bit) << 1, (d2 | bit) >> 1);
        }
        return sum;
    }

    @Override
    public long distinct(int n) {
        if (n == 1) return 1;
        long all = count(n);
        long[] fixed = new long[2];
        fixedBelow(new int[n], 0, 0, 0, 0, fixed);
        return (all + fixed[0] + 2 * fixed[1]) / 8;
    }

    private void fixedBelow(int[] q, int row, int cols, int d1, int d2, long[] fixed) {
        int n = q.length;
        if (row == n) {
            boolean half = true;
            boolean quarter = true;
            for (int r = 0; r < n; r++) {
                half &= q[n - 1 - r] == n - 1 - q[r];
                quarter &= q[q[r]] == n - 1 - r;
            }
            if (half) fixed[0]++;
            if (quarter) fixed[1]++;
            return;
        }
        for (int free = full & ~(cols | d1 | d2); free != 0; free &= free - 1) {
            int bit = free & -free;
            q[row] = Integer.numberOfTrailingZeros(bit);
            fixedBelow(q, row + 1, cols | bit, (d1 | bit) << 1, (d2 | bit) >> 1, fixed);
        }
    }
}
