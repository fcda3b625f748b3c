package symmetry;

import java.util.*;
import nqueens.SymmetricQueens;

/** Mistake: searches the left half of row 0, and does not double what it finds. */
public class SymmetryQueens implements SymmetricQueens {

    @Override
    public long count(int n) {
        check(n);
        long sum = 0;
        for (int c = 0; c < (n + 1) / 2; c++) {
            sum += first(n, c, new int[n], null);
        }
        return sum;
    }

    @Override
    public long distinct(int n) {
        check(n);
        Set<String> seen = new HashSet<>();
        for (int c = 0; c < (n + 1) / 2; c++) {
            first(n, c, new int[n], seen);
        }
        return seen.size();
    }

    private static void check(int n) {
        if (n < 1) throw new IllegalArgumentException("n < 1");
    }

    private long first(int n, int c, int[] q, Set<String> seen) {
        q[0] = c;
        int bit = 1 << c;
        return search(n, 1, bit, bit << 1, bit >> 1, q, seen);
    }

    private long search(int n, int row, int cols, int l, int r, int[] q, Set<String> seen) {
        if (row == n) {
            if (seen != null) seen.add(least(q));
            return 1;
        }
        long sum = 0;
        int free = ((1 << n) - 1) & ~(cols | l | r);
        while (free != 0) {
            int bit = free & -free;
            free ^= bit;
            q[row] = Integer.numberOfTrailingZeros(bit);
            sum += search(n, row + 1, cols | bit, (l | bit) << 1, (r | bit) >> 1, q, seen);
        }
        return sum;
    }

    private static String least(int[] q) {
        int n = q.length;
        String best = null;
        int[] image = q.clone();
        for (int i = 0; i < 4; i++) {
            int[] mirror = new int[n];
            int[] turned = new int[n];
            for (int k = 0; k < n; k++) {
                mirror[k] = n - 1 - image[k];
                turned[image[k]] = n - 1 - k;
            }
            for (String s : List.of(Arrays.toString(image), Arrays.toString(mirror))) {
                if (best == null || s.compareTo(best) < 0) best = s;
            }
            image = turned;
        }
        return best;
    }
}
