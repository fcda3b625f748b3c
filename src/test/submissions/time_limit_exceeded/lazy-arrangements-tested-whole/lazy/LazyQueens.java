package lazy;

import java.util.Iterator;
import java.util.NoSuchElementException;

import nqueens.LazySolutions;

/** Mistake: goes from each permutation to the next one until one is a solution: one at a time, but never in time. */
public class LazyQueens implements LazySolutions {

    @Override
    public Iterator<int[]> solutions(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        int[] order = new int[n];
        for (int i = 0; i < n; i++) {
            order[i] = i;
        }
        return new Iterator<>() {
            private boolean isTested;
            private boolean isAtTheEnd;

            @Override
            public boolean hasNext() {
                while (!isAtTheEnd && !isTested) {
                    if (isSolution(order)) {
                        isTested = true;
                    } else {
                        isAtTheEnd = !goOn(order);
                    }
                }
                return isTested;
            }

            @Override
            public int[] next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                int[] solution = order.clone();
                isTested = false;
                isAtTheEnd = !goOn(order);
                return solution;
            }
        };
    }

    private static boolean isSolution(int[] order) {
        for (int i = 0; i < order.length; i++) {
            for (int j = 0; j < i; j++) {
                if (Math.abs(order[i] - order[j]) == i - j) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean goOn(int[] order) {
        int i = order.length - 2;
        while (i >= 0 && order[i] > order[i + 1]) {
            i--;
        }
        if (i < 0) {
            return false;
        }
        int j = order.length - 1;
        while (order[j] < order[i]) {
            j--;
        }
        swap(order, i, j);
        for (int l = i + 1, r = order.length - 1; l < r; l++, r--) {
            swap(order, l, r);
        }
        return true;
    }

    private static void swap(int[] order, int i, int j) {
        int kept = order[i];
        order[i] = order[j];
        order[j] = kept;
    }
}
