package booleanarrays;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import nqueens.QueensSolver;

/** Wrong approach: three sets in place of the arrays. */
public class BooleanArraysQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(new int[n], 0, new HashSet<>(), new HashSet<>(), new HashSet<>(), solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int[] queens, int row, Set<Integer> columns, Set<Integer> mains, Set<Integer> antis,
            List<int[]> solutions) {
        int n = queens.length;
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            if (!columns.contains(column) && !mains.contains(row - column) && !antis.contains(row + column)) {
                queens[row] = column;
                columns.add(column);
                mains.add(row - column);
                antis.add(row + column);
                place(queens, row + 1, columns, mains, antis, solutions);
                columns.remove(column);
                mains.remove(row - column);
                antis.remove(row + column);
            }
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
