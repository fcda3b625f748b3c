package booleanarrays;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import nqueens.QueensSolver;

/** Right: a set of taken lines is kept beside the flags and must agree with them. */
public class BooleanArraysQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(0, new int[n], new boolean[n], new boolean[2 * n], new boolean[2 * n], new HashSet<>(), solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int row, int[] queens, boolean[] columns, boolean[] falling, boolean[] rising,
            Set<Integer> taken, List<int[]> solutions) {
        int n = queens.length;
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            boolean isTaken = columns[column] || falling[row - column + n] || rising[row + column];
            if (isTaken != (taken.contains(column) || taken.contains(1000 + row - column)
                    || taken.contains(2000 + row + column))) {
                throw new IllegalStateException("flags and set differ");
            }
            if (!isTaken) {
                queens[row] = column;
                columns[column] = falling[row - column + n] = rising[row + column] = true;
                Set<Integer> added = Set.of(column, 1000 + row - column, 2000 + row + column);
                taken.addAll(added);
                place(row + 1, queens, columns, falling, rising, taken, solutions);
                taken.removeAll(added);
                columns[column] = falling[row - column + n] = rising[row + column] = false;
            }
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
