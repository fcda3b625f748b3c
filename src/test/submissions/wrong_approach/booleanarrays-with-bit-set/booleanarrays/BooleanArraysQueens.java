package booleanarrays;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong approach: three BitSets in place of the arrays. */
public class BooleanArraysQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(new int[n], 0, new BitSet(), new BitSet(), new BitSet(), solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int[] queens, int row, BitSet columns, BitSet mains, BitSet antis, List<int[]> solutions) {
        int n = queens.length;
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            int main = row - column + n;
            int anti = row + column;
            if (!columns.get(column) && !mains.get(main) && !antis.get(anti)) {
                queens[row] = column;
                columns.set(column);
                mains.set(main);
                antis.set(anti);
                place(queens, row + 1, columns, mains, antis, solutions);
                columns.clear(column);
                mains.clear(main);
                antis.clear(anti);
            }
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
