package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: a table with an element for every three bit sets: 512 MiB for n = 9. */
public class BitmaskQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        collect(new int[n], 0, 0, 0, 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        check(n);
        return count(n, 0, 0, 0, new int[1 << 3 * n]);
    }

    /** Finds the count of a state in the table, as count + 1; 0 is not known yet. */
    private int count(int n, int columns, int mains, int antis, int[] table) {
        int all = (1 << n) - 1;
        if (columns == all) {
            return 1;
        }
        int state = (columns << n | mains) << n | antis;
        if (table[state] == 0) {
            int found = 0;
            for (int free = all & ~(columns | mains | antis); free != 0; free &= free - 1) {
                int bit = free & -free;
                found += count(n, columns | bit, (mains | bit) << 1 & all, (antis | bit) >>> 1,
                        table);
            }
            table[state] = found + 1;
        }
        return table[state] - 1;
    }

    private void collect(int[] queens, int row, int columns, int mains, int antis,
            List<int[]> solutions) {
        int n = queens.length;
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        for (int free = ((1 << n) - 1) & ~(columns | mains | antis); free != 0; free &= free - 1) {
            int bit = free & -free;
            queens[row] = Integer.numberOfTrailingZeros(bit);
            collect(queens, row + 1, columns | bit, (mains | bit) << 1, (antis | bit) >>> 1,
                    solutions);
        }
    }

    private void check(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n not in 1..31: " + n);
        }
    }
}
