package booleanarrays;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

import nqueens.QueensSolver;

/** Right: a BitSet of free columns beside the boolean arrays. */
public class BooleanArraysQueens implements QueensSolver {

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
        if (n < 1) {
            throw new IllegalArgumentException("n: " + n);
        }
        BitSet free = new BitSet(n);
        free.set(0, n);
        return place(new int[n], 0, free, new boolean[2 * n], new boolean[2 * n], found);
    }

    private static long place(int[] queens, int row, BitSet free, boolean[] mains, boolean[] antis, List<int[]> found) {
        int n = queens.length;
        if (row == n) {
            if (found != null) {
                found.add(queens.clone());
            }
            return 1;
        }
        long ways = 0;
        for (int c = free.nextSetBit(0); c >= 0; c = free.nextSetBit(c + 1)) {
            if (!mains[row - c + n] && !antis[row + c]) {
                queens[row] = c;
                free.clear(c);
                mains[row - c + n] = antis[row + c] = true;
                ways += place(queens, row + 1, free, mains, antis, found);
                free.set(c);
                mains[row - c + n] = antis[row + c] = false;
            }
        }
        return ways;
    }
}
