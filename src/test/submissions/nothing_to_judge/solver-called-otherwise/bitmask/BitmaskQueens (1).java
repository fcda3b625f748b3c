package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** All is right but the name of the file, which a browser made up for a second download. */
public class BitmaskQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        List<int[]> found = new ArrayList<>();
        search(n, found);
        return found;
    }

    @Override
    public long count(int n) {
        return search(n, null);
    }

    private static long search(int n, List<int[]> found) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n: " + n);
        }
        return place(new int[n], 0, 0, 0, 0, found);
    }

    private static long place(int[] queens, int row, int columns, int mains, int antis, List<int[]> found) {
        if (row == queens.length) {
            if (found != null) {
                found.add(queens.clone());
            }
            return 1;
        }
        long ways = 0;
        for (int free = (1 << queens.length) - 1 & ~(columns | mains | antis); free != 0; free &= free - 1) {
            int bit = free & -free;
            queens[row] = Integer.numberOfTrailingZeros(bit);
            ways += place(queens, row + 1, columns | bit, (mains | bit) << 1, (antis | bit) >>> 1, found);
        }
        return ways;
    }
}
