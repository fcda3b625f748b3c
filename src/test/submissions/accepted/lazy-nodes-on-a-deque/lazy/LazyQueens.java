package lazy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

import nqueens.LazySolutions;

/** Style: an anonymous iterator over a stack of boxed lists, each a board that is begun. */
public class LazyQueens implements LazySolutions {

    @Override
    public Iterator<int[]> solutions(final int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n has to be at least 1 but is " + n);
        }
        final Deque<List<Integer>> open = new ArrayDeque<>();
        open.push(new ArrayList<>());
        return new Iterator<>() {
            private List<Integer> found;

            @Override
            public boolean hasNext() {
                while (found == null && !open.isEmpty()) {
                    List<Integer> columns = open.pop();
                    if (columns.size() == n) {
                        found = columns;
                    } else {
                        for (int column = n - 1; column >= 0; column--) {
                            if (isSafe(columns, column)) {
                                List<Integer> longer = new ArrayList<>(columns);
                                longer.add(column);
                                open.push(longer);
                            }
                        }
                    }
                }
                return found != null;
            }

            @Override
            public int[] next() {
                if (!hasNext()) {
                    throw new NoSuchElementException("There are no more solutions");
                }
                int[] solution = found.stream().mapToInt(Integer::intValue).toArray();
                found = null;
                return solution;
            }
        };
    }

    private static boolean isSafe(List<Integer> columns, int column) {
        for (int row = 0; row < columns.size(); row++) {
            int distance = columns.size() - row;
            if (columns.get(row) == column || Math.abs(columns.get(row) - column) == distance) {
                return false;
            }
        }
        return true;
    }
}
