package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong: both kinds of diagonals move to lower columns. */
public class BitmaskQueens implements QueensSolver {

    private int all;
    private List<int[]> found;

    @Override
    public List<int[]> solve(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("no board: " + n);
        }
        all = (1 << n) - 1;
        found = new ArrayList<>();
        go(0, 0, 0, new int[n]);
        return found;
    }

    @Override
    public long count(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("no board: " + n);
        }
        return ways((1 << n) - 1, 0, 0, 0);
    }

    private long ways(int mask, int columns, int left, int right) {
        if (columns == mask) {
            return 1;
        }
        long ways = 0;
        for (int open = mask & ~(columns | left | right); open != 0; open &= open - 1) {
            int queen = open & -open;
            ways += ways(mask, columns | queen, (left | queen) >> 1, (right | queen) >> 1);
        }
        return ways;
    }

    private void go(int columns, int left, int right, int[] queens) {
        if (columns == all) {
            found.add(queens.clone());
            return;
        }
        int row = Integer.bitCount(columns);
        for (int open = all & ~(columns | left | right); open != 0; open &= open - 1) {
            int queen = open & -open;
            queens[row] = Integer.numberOfTrailingZeros(queen);
            go(columns | queen, (left | queen) >> 1, (right | queen) >> 1, queens);
        }
    }
}
