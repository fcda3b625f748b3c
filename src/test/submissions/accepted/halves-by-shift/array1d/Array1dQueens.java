package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: half of the first row is searched and mirrored; the half is n >> 1. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> all = new ArrayList<>();
        int[] columns = new int[n];
        for (int first = 0; first < n + 1 >> 1; first++) {
            columns[0] = first;
            List<int[]> half = new ArrayList<>();
            search(columns, 1, half);
            all.addAll(half);
            if (first << 1 != n - 1) {
                for (int[] placement : half) {
                    int[] mirror = new int[n];
                    for (int row = 0; row < n; row++) {
                        mirror[row] = n - 1 - placement[row];
                    }
                    all.add(mirror);
                }
            }
        }
        return all;
    }

    @Override
    public long count(int n) {
        check(n);
        int[] columns = new int[n];
        long ways = 0;
        for (int first = 0; first < n >> 1; first++) {
            columns[0] = first;
            ways += search(columns, 1, null) << 1;
        }
        if ((n & 1) == 1) {
            columns[0] = n >> 1;
            ways += search(columns, 1, null);
        }
        return ways;
    }

    private static long search(int[] columns, int row, List<int[]> found) {
        if (row == columns.length) {
            if (found != null) {
                found.add(columns.clone());
            }
            return 1;
        }
        long ways = 0;
        for (int column = 0; column < columns.length; column++) {
            int r = row - 1;
            while (r >= 0 && columns[r] != column && columns[r] - column != row - r && column - columns[r] != row - r) {
                r--;
            }
            if (r < 0) {
                columns[row] = column;
                ways += search(columns, row + 1, found);
            }
        }
        return ways;
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
