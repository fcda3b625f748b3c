package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: shifts both sets of diagonals the same way, so one kind is never guarded. */
public class BitmaskQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n not in 1..31: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        place(0, 0, 0, 0, new int[n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int row, int columns, int mains, int antis, int[] queens,
            List<int[]> solutions) {
        int n = queens.length;
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        int free = ((1 << n) - 1) & ~(columns | mains | antis);
        while (free != 0) {
            int bit = free & -free;
            free &= free - 1;
            queens[row] = Integer.numberOfTrailingZeros(bit);
            place(row + 1, columns | bit, (mains | bit) << 1, (antis | bit) << 1, queens,
                    solutions);
        }
    }
}
