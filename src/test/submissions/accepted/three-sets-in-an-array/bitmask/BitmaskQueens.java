package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: the three bit sets of a row are an array of three ints. */
public class BitmaskQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(n, 0, new int[3], new int[n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        check(n);
        return place(n, 0, new int[3], new int[n], null);
    }

    private static long place(int n, int row, int[] sets, int[] queens, List<int[]> solutions) {
        if (row == n) {
            if (solutions != null) {
                solutions.add(queens.clone());
            }
            return 1;
        }
        long ways = 0;
        int free = (1 << n) - 1;
        for (int set : sets) {
            free &= ~set;
        }
        while (free != 0) {
            int bit = free & -free;
            free ^= bit;
            queens[row] = Integer.numberOfTrailingZeros(bit);
            int[] next = {sets[0] | bit, (sets[1] | bit) << 1, (sets[2] | bit) >>> 1};
            ways += place(n, row + 1, next, queens, solutions);
        }
        return ways;
    }

    private static void check(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n not in 1..31: " + n);
        }
    }
}
