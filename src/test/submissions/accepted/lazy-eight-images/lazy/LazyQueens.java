package lazy;

import java.util.*;

import nqueens.LazySolutions;

/** Searches for one of eight images, and gives the others after it. */
public class LazyQueens implements LazySolutions {

    @Override
    public Iterator<int[]> solutions(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return new Images(n);
    }

    /** Searches one of each eight images, and hands out the others after it. */
    static class Images implements Iterator<int[]> {
        final int n;
        final int[] q;
        int row;
        final Deque<int[]> images = new ArrayDeque<>();
        Images(int n) {
            this.n = n;
            q = new int[n];
            q[0] = -1;
        }
        int[] search() {
            while (row >= 0) {
                int column = q[row] + 1;
                while (column < n && !isSafe(row, column)) column++;
                q[row] = column;
                if (column == n || row == 0 && column > (n - 1) / 2) {
                    row--;
                } else if (row == n - 1) {
                    return q.clone();
                } else {
                    q[++row] = -1;
                }
            }
            return null;
        }
        boolean isSafe(int row, int column) {
            for (int i = 0; i < row; i++) if (q[i] == column || Math.abs(q[i] - column) == row - i) return false;
            return true;
        }
        static int[] turned(int[] q) {
            int[] turned = new int[q.length];
            for (int i = 0; i < q.length; i++) turned[q[i]] = q.length - 1 - i;
            return turned;
        }
        static int[] mirrored(int[] q) {
            int[] mirrored = new int[q.length];
            for (int i = 0; i < q.length; i++) mirrored[i] = q.length - 1 - q[i];
            return mirrored;
        }
        public boolean hasNext() {
            while (images.isEmpty() && row >= 0) {
                int[] found = search();
                if (found == null) break;
                List<int[]> all = new ArrayList<>();
                int[] image = found;
                for (int i = 0; i < 4; i++, image = turned(image)) {
                    for (int[] each : List.of(image, mirrored(image))) {
                        if (all.stream().noneMatch(other -> Arrays.equals(other, each))) all.add(each);
                    }
                }
                if (all.stream().noneMatch(other -> Arrays.compare(other, found) < 0)) images.addAll(all);
            }
            return !images.isEmpty();
        }
        public int[] next() {
            if (!hasNext()) throw new NoSuchElementException();
            return images.poll();
        }
    }

}
