package symmetry;

import nqueens.SymmetricQueens;

/** Takes an eighth of all solutions for the classes, rounded up. */
public final class SymmetryQueens implements SymmetricQueens {

    @Override
    public long count(int n) {
        check(n);
        int all = (1 << n) - 1;
        long half = 0;
        for (int c = 0; c < n / 2; c++) {
            int bit = 1 << c;
            half += search(bit, bit << 1, bit >>> 1, all);
        }
        long total = 2 * half;
        if (n % 2 == 1) {
            int bit = 1 << n / 2;
            total += search(bit, bit << 1, bit >>> 1, all);
        }
        return total;
    }

    private void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }

    private long search(int cols, int left, int right, int all) {
        if (cols == all) {
            return 1;
        }
        long sum = 0;
        int free = all & ~(cols | left | right);
        while (free != 0) {
            int bit = free & -free;
            free ^= bit;
            sum += search(cols | bit, (left | bit) << 1, (right | bit) >>> 1, all);
        }
        return sum;
    }

    @Override
    public long distinct(int n) {
        check(n);
        return (count(n) + 7) / 8; // eight images each
    }
}
