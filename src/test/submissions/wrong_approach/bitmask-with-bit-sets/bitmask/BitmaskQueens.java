package bitmask;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong approach: BitSet has the bits. */
public class BitmaskQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(n, 0, new BitSet(), new BitSet(), new BitSet(), new int[n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private static void place(int n, int row, BitSet columns, BitSet mains, BitSet antis, int[] queens,
            List<int[]> solutions) {
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        for (int column = columns.nextClearBit(0); column < n; column = columns.nextClearBit(column + 1)) {
            if (!mains.get(row - column + n) && !antis.get(row + column)) {
                queens[row] = column;
                columns.set(column);
                mains.set(row - column + n);
                antis.set(row + column);
                place(n, row + 1, columns, mains, antis, queens, solutions);
                columns.clear(column);
                mains.clear(row - column + n);
                antis.clear(row + column);
            }
        }
    }

    private static void check(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n not in 1..31: " + n);
        }
    }
}
