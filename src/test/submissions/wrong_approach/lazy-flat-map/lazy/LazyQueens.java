package lazy;

import java.util.Arrays;
import java.util.Iterator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import nqueens.LazySolutions;

/** Mistake: trusts flatMap to be lazy; the iterator of a stream takes all that is in an inner stream at once. */
public class LazyQueens implements LazySolutions {

    @Override
    public Iterator<int[]> solutions(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return below(n, new int[0]).iterator();
    }

    private static Stream<int[]> below(int n, int[] above) {
        if (above.length == n) {
            return Stream.of(above);
        }
        return IntStream.range(0, n).filter(column -> isFree(above, column)).boxed().flatMap(column -> {
            int[] longer = Arrays.copyOf(above, above.length + 1);
            longer[above.length] = column;
            return below(n, longer);
        });
    }

    private static boolean isFree(int[] above, int column) {
        for (int row = 0; row < above.length; row++) {
            if (above[row] == column || Math.abs(above[row] - column) == above.length - row) {
                return false;
            }
        }
        return true;
    }
}
