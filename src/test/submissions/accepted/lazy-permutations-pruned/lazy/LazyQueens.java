package lazy;

import java.util.Iterator;
import java.util.NoSuchElementException;

import nqueens.LazySolutions;

/** Permutations in lexicographic order: where two queens attack each other, all that begin alike are left out. */
public class LazyQueens implements LazySolutions {

    @Override
    public Iterator<int[]> solutions(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be positive: " + n);
        }
        int[] first = new int[n];
        for (int i = 0; i < n; i++) {
            first[i] = i;
        }
        return new Permutations(first);
    }

    private static class Permutations implements Iterator<int[]> {
        private int[] current;
        private boolean isNew = true;

        Permutations(int[] first) {
            current = first;
        }

        @Override
        public boolean hasNext() {
            if (current != null && !isNew) {
                current = following(current, current.length - 1);
                isNew = true;
            }
            int row = current == null ? -1 : attacked(current);
            while (row >= 0) {
                current = following(current, row);
                row = current == null ? -1 : attacked(current);
            }
            return current != null;
        }

        @Override
        public int[] next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            isNew = false;
            return current.clone();
        }

        /** The next permutation that differs in a row up to this one; null if there is none. */
        private static int[] following(int[] p, int row) {
            int n = p.length;
            for (int r = row; r >= 0; r--) {
                int least = -1;
                for (int i = r + 1; i < n; i++) {
                    if (p[i] > p[r] && (least < 0 || p[i] < p[least])) {
                        least = i;
                    }
                }
                if (least >= 0) {
                    int swapped = p[r];
                    p[r] = p[least];
                    p[least] = swapped;
                    java.util.Arrays.sort(p, r + 1, n);
                    return p;
                }
            }
            return null;
        }

        private static int attacked(int[] p) {
            for (int row = 1; row < p.length; row++) {
                for (int r = 0; r < row; r++) {
                    if (Math.abs(p[r] - p[row]) == row - r) {
                        return row;
                    }
                }
            }
            return -1;
        }
    }
}
