package array1d;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import nqueens.QueensSolver;

/** Right: one loop with the row as a stack index, in the place of recursion. */
public class Array1dQueens implements QueensSolver {

    private static final int NOWHERE = -1;

    @Override
    public List<int[]> solve(int n) {
        List<int[]> found = new ArrayList<>();
        run(n, found);
        return found;
    }

    @Override
    public long count(int n) {
        return run(n, null);
    }

    private long run(int n, List<int[]> found) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be at least 1, but is " + n);
        }
        int[] queens = new int[n];
        Arrays.fill(queens, NOWHERE);
        long total = 0;
        int row = 0;
        while (row >= 0) {
            do {
                queens[row]++;
            } while (queens[row] < n && attacked(queens, row));
            if (queens[row] == n) {
                queens[row] = NOWHERE;
                row--;
            } else if (row < n - 1) {
                row++;
            } else {
                total++;
                if (found != null) {
                    found.add(Arrays.copyOf(queens, n));
                }
            }
        }
        return total;
    }

    private boolean attacked(int[] queens, int row) {
        for (int up = 1; up <= row; up++) {
            int distance = queens[row - up] - queens[row];
            if (distance == 0 || distance == up || distance == -up) {
                return true;
            }
        }
        return false;
    }
}
