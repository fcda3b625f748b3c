package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong approach: exact cover by dancing links, whose links are arrays of int. */
public class Array1dQueens implements QueensSolver {

    private int[] left;
    private int[] right;
    private int[] up;
    private int[] down;
    private int[] header;
    private int[] rowOf;
    private int[] columnOf;
    private int nodes;
    private int n;

    @Override
    public List<int[]> solve(int n) {
        check(n);
        this.n = n;
        build();
        List<int[]> solutions = new ArrayList<>();
        search(0, new int[n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void build() {
        int headers = 6 * n - 1;
        int size = headers + 4 * n * n;
        left = new int[size];
        right = new int[size];
        up = new int[size];
        down = new int[size];
        header = new int[size];
        rowOf = new int[size];
        columnOf = new int[size];
        for (int h = 0; h < headers; h++) {
            up[h] = down[h] = header[h] = h;
            left[h] = right[h] = h;
        }
        for (int h = 0; h <= n; h++) {
            right[h] = h == n ? 0 : h + 1;
            left[h] = h == 0 ? n : h - 1;
        }
        nodes = headers;
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                int first = nodes;
                int[] lines = {1 + row, 1 + n + column, 1 + 2 * n + row + column, 4 * n + row - column + n - 1};
                for (int line : lines) {
                    header[nodes] = line;
                    rowOf[nodes] = row;
                    columnOf[nodes] = column;
                    up[nodes] = up[line];
                    down[nodes] = line;
                    down[up[line]] = nodes;
                    up[line] = nodes;
                    left[nodes] = nodes == first ? first + 3 : nodes - 1;
                    right[nodes] = nodes == first + 3 ? first : nodes + 1;
                    nodes++;
                }
            }
        }
    }

    private void cover(int h) {
        left[right[h]] = left[h];
        right[left[h]] = right[h];
        for (int i = down[h]; i != h; i = down[i]) {
            for (int j = right[i]; j != i; j = right[j]) {
                up[down[j]] = up[j];
                down[up[j]] = down[j];
            }
        }
    }

    private void uncover(int h) {
        for (int i = up[h]; i != h; i = up[i]) {
            for (int j = left[i]; j != i; j = left[j]) {
                up[down[j]] = j;
                down[up[j]] = j;
            }
        }
        left[right[h]] = h;
        right[left[h]] = h;
    }

    private void search(int depth, int[] placement, List<int[]> solutions) {
        int h = right[0];
        if (h == 0) {
            solutions.add(placement.clone());
            return;
        }
        cover(h);
        for (int i = down[h]; i != h; i = down[i]) {
            placement[rowOf[i]] = columnOf[i];
            for (int j = right[i]; j != i; j = right[j]) {
                cover(header[j]);
            }
            search(depth + 1, placement, solutions);
            for (int j = left[i]; j != i; j = left[j]) {
                uncover(header[j]);
            }
        }
        uncover(h);
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
