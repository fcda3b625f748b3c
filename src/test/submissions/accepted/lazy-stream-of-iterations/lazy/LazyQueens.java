package lazy;

import java.util.Iterator;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import nqueens.LazySolutions;

/** A stream steps from one position to the next, and gives those that are solutions. */
public class LazyQueens implements LazySolutions {

    @Override
    public Iterator<int[]> solutions(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be positive: " + n);
        }
        return Stream.iterate(new int[] {0}, Objects::nonNull, position -> after(position, n))
                .filter(position -> position.length == n && isSafe(position)).map(int[]::clone).iterator();
    }

    /** The position that comes next: one more row below a safe one, else another column. */
    private static int[] after(int[] position, int n) {
        int length = position.length;
        if (length < n && isSafe(position)) {
            int[] longer = new int[length + 1];
            System.arraycopy(position, 0, longer, 0, length);
            return longer;
        }
        int last = length - 1;
        while (last >= 0 && position[last] == n - 1) {
            last--;
        }
        if (last < 0) {
            return null;
        }
        int[] next = new int[last + 1];
        System.arraycopy(position, 0, next, 0, last + 1);
        next[last]++;
        return next;
    }

    private static boolean isSafe(int[] q) {
        int row = q.length - 1;
        return IntStream.range(0, row).noneMatch(r -> q[r] == q[row] || Math.abs(q[r] - q[row]) == row - r);
    }
}
