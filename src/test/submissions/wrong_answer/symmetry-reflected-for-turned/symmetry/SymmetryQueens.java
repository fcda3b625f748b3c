package symmetry;

import java.util.Arrays;
import nqueens.SymmetricQueens;

/** Mistake: reflects a placement in a diagonal instead of turning it. */
public class SymmetryQueens implements SymmetricQueens {

    @Override
    public long count(int n) {
        if (n < 1) throw new IllegalArgumentException();
        long sum = 0;
        int[] q = new int[n];
        for (int c = 0; c < (n + 1) / 2; c++) {
            q[0] = c;
            long ways = search(q, 1, 1 << c, 2 << c, (1 << c) >> 1, false);
            boolean middle = n % 2 == 1 && c == n / 2;
            sum += middle ? ways : 2 * ways;
        }
        return sum;
    }

    @Override
    public long distinct(int n) {
        if (n < 1) throw new IllegalArgumentException();
        long sum = 0;
        int[] q = new int[n];
        for (int c = 0; c < (n + 1) / 2; c++) {
            q[0] = c;
            sum += search(q, 1, 1 << c, 2 << c, (1 << c) >> 1, true);
        }
        return sum;
    }

    private static long search(int[] q, int row, int cols, int a, int b, boolean onlySmallest) {
        if (row == q.length) {
            return !onlySmallest || isSmallest(q) ? 1 : 0;
        }
        long ways = 0;
        int free = (1 << q.length) - 1 & ~(cols | a | b);
        for (; free != 0; free &= free - 1) {
            int bit = free & -free;
            q[row] = Integer.numberOfTrailingZeros(bit);
            ways += search(q, row + 1, cols | bit, (a | bit) << 1, (b | bit) >> 1, onlySmallest);
        }
        return ways;
    }

    private static boolean isSmallest(int[] q) {
        int[] image = q.clone();
        for (int i = 0; i < 4; i++) {
            if (Arrays.compare(image, q) < 0) return false;
            int[] flipped = new int[q.length];
            for (int r = 0; r < q.length; r++) flipped[r] = q.length - 1 - image[r];
            if (Arrays.compare(flipped, q) < 0) return false;
            image = rotate(image);
        }
        return true;
    }

    private static int[] rotate(int[] q) {
        int[] t = new int[q.length];
        for (int row = 0; row < q.length; row++) {
            t[q[row]] = row;
        }
        return t;
    }
}
