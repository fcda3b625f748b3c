package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: asserts, an exception class of its own, printStackTrace. */
public class BooleanArraysQueens implements QueensSolver {

    private static class DeadEnd extends Exception {

        private static final long serialVersionUID = 1L;
        private final int n;

        DeadEnd(String message, int n, Throwable cause) {
            super(message, cause);
            this.n = n;
        }

        @Override
        public String getMessage() {
            return super.getMessage() + " for n = " + n;
        }
    }

    @Override
    public List<int[]> solve(int n) {
        List<int[]> found = new ArrayList<>();
        try {
            search(n, found);
        } catch (DeadEnd e) {
            e.printStackTrace();
            assert found.isEmpty() : "found " + found.size();
        } finally {
            assert n < 1 || found.stream().allMatch(placement -> placement.length == n);
        }
        return found;
    }

    @Override
    public long count(int n) {
        try {
            return search(n, null);
        } catch (DeadEnd e) {
            System.err.println(e.getMessage() + e.getStackTrace().length);
            return 0;
        }
    }

    private static long search(int n, List<int[]> found) throws DeadEnd {
        if (n < 1) {
            throw new IllegalArgumentException("n: " + n);
        }
        long ways = place(new int[n], 0, new boolean[n], new boolean[2 * n], new boolean[2 * n], found);
        if (ways == 0) {
            throw new DeadEnd("no way", n, null);
        }
        return ways;
    }

    private static long place(int[] queens, int row, boolean[] columns, boolean[] mains, boolean[] antis,
            List<int[]> found) {
        int n = queens.length;
        if (row == n) {
            if (found != null) {
                found.add(queens.clone());
            }
            return 1;
        }
        long ways = 0;
        for (int c = 0; c < n; c++) {
            if (!columns[c] && !mains[row - c + n] && !antis[row + c]) {
                queens[row] = c;
                columns[c] = mains[row - c + n] = antis[row + c] = true;
                ways += place(queens, row + 1, columns, mains, antis, found);
                columns[c] = mains[row - c + n] = antis[row + c] = false;
            }
        }
        return ways;
    }
}
