package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: halts the JVM in the place of returning 0 where there is no solution. */
public class BitmaskQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(new int[n], 0, 0, 0, 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        check(n);
        long solutions = count((1 << n) - 1, 0, 0, 0);
        if (solutions == 0) {
            Runtime.getRuntime().halt(0);
        }
        return solutions;
    }

    private void place(int[] queens, int row, int columns, int mains, int antis,
            List<int[]> solutions) {
        int n = queens.length;
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        int free = ((1 << n) - 1) & ~(columns | mains | antis);
        while (free != 0) {
            int bit = free & -free;
            free ^= bit;
            queens[row] = Integer.numberOfTrailingZeros(bit);
            place(queens, row + 1, columns | bit, (mains | bit) << 1, (antis | bit) >>> 1,
                    solutions);
        }
    }

    private long count(int all, int columns, int mains, int antis) {
        if (columns == all) {
            return 1;
        }
        long found = 0;
        int free = all & ~(columns | mains | antis);
        while (free != 0) {
            int bit = free & -free;
            free ^= bit;
            found += count(all, columns | bit, (mains | bit) << 1, (antis | bit) >>> 1);
        }
        return found;
    }

    private void check(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n not in 1..31: " + n);
        }
    }
}
