package lazy;

import java.util.*;

import nqueens.LazySolutions;

/** Exact cover with linked lists: rows and columns must be covered, diagonals may be. */
public class LazyQueens implements LazySolutions {

    @Override
    public Iterator<int[]> solutions(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return new Links(n);
    }

    /** Exact cover with links that dance: rows and columns have to be covered, diagonals may be. */
    static class Links implements Iterator<int[]> {
        final int n;
        final int[] left, right, up, down, head, size;
        final int[] chosen;
        int depth;
        boolean isReady;
        boolean isOver;
        boolean goesBack;
        Links(int n) {
            this.n = n;
            int items = n + n + 2 * n - 1 + 2 * n - 1;
            int all = 1 + items + 4 * n * n;
            left = new int[all]; right = new int[all]; up = new int[all]; down = new int[all]; head = new int[all]; size = new int[items + 1];
            chosen = new int[n + 1];
            for (int i = 0; i <= items; i++) { up[i] = down[i] = i; left[i] = right[i] = i; }
            int last = 0;
            for (int i = 1; i <= n; i++) { right[last] = i; left[i] = last; last = i; }
            right[last] = 0; left[0] = last;
            int node = items + 1;
            for (int row = 0; row < n; row++) for (int column = 0; column < n; column++) {
                int[] of = {1 + row, 1 + n + column, 1 + 2 * n + row + column, 4 * n + row - column + n - 1};
                for (int k = 0; k < 4; k++, node++) {
                    int item = of[k];
                    head[node] = item; size[item]++;
                    up[node] = up[item]; down[up[item]] = node; up[item] = node; down[node] = item;
                    left[node] = k == 0 ? node + 3 : node - 1; right[node] = k == 3 ? node - 3 : node + 1;
                }
            }
            choose();
        }
        void choose() {
            if (right[0] == 0) { isReady = true; return; }
            int best = right[0];
            for (int i = right[best]; i != 0; i = right[i]) if (size[i] < size[best]) best = i;
            cover(best);
            chosen[depth] = best;
        }
        void cover(int item) {
            right[left[item]] = right[item]; left[right[item]] = left[item];
            for (int i = down[item]; i != item; i = down[i])
                for (int j = right[i]; j != i; j = right[j]) { down[up[j]] = down[j]; up[down[j]] = up[j]; size[head[j]]--; }
        }
        void uncover(int item) {
            for (int i = up[item]; i != item; i = up[i])
                for (int j = left[i]; j != i; j = left[j]) { size[head[j]]++; down[up[j]] = j; up[down[j]] = j; }
            right[left[item]] = item; left[right[item]] = item;
        }
        void search() {
            while (!isReady && !isOver) {
                int item = chosen[depth] <= head.length && head[chosen[depth]] != 0 ? head[chosen[depth]] : chosen[depth];
                if (chosen[depth] != item) for (int j = left[chosen[depth]]; j != chosen[depth]; j = left[j]) uncover(head[j]);
                chosen[depth] = down[chosen[depth]];
                if (chosen[depth] == item) {
                    uncover(item);
                    depth--;
                    if (depth < 0) isOver = true;
                } else {
                    for (int j = right[chosen[depth]]; j != chosen[depth]; j = right[j]) cover(head[j]);
                    depth++;
                    choose();
                }
            }
        }
        public boolean hasNext() { search(); return isReady; }
        public int[] next() {
            if (!hasNext()) throw new NoSuchElementException();
            int[] q = new int[n];
            for (int i = 0; i < n; i++) {
                int node = chosen[i];
                int square = (node - (2 * n + 4 * n - 2) - 1) / 4;
                q[square / n] = square % n;
            }
            isReady = false;
            depth--;
            return q;
        }
    }

}
