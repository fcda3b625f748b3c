package array1d;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong approach: a BitSet of the lines that are taken. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(new int[n], 0, new BitSet(), solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int[] queens, int row, BitSet taken, List<int[]> solutions) {
        int n = queens.length;
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            int main = 2 * n + row - column;
            int anti = 3 * n + row + column;
            if (!taken.get(column) && !taken.get(main) && !taken.get(anti)) {
                queens[row] = column;
                taken.set(column);
                taken.set(main);
                taken.set(anti);
                place(queens, row + 1, taken, solutions);
                taken.clear(column);
                taken.clear(main);
                taken.clear(anti);
            }
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
