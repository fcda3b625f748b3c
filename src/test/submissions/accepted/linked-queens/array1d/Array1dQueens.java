package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: each queen knows the one above it, as a linked list. */
public class Array1dQueens implements QueensSolver {

    private record Queen(Queen above, int row, int column) {
        boolean attacks(int otherRow, int otherColumn) {
            return column == otherColumn || Math.abs(column - otherColumn) == otherRow - row
                    || above != null && above.attacks(otherRow, otherColumn);
        }
    }

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        search(null, 0, n, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private static void search(Queen last, int row, int n, List<int[]> solutions) {
        if (row == n) {
            int[] placement = new int[n];
            for (Queen queen = last; queen != null; queen = queen.above()) {
                placement[queen.row()] = queen.column();
            }
            solutions.add(placement);
            return;
        }
        for (int column = 0; column < n; column++) {
            if (last == null || !last.attacks(row, column)) {
                search(new Queen(last, row, column), row + 1, n, solutions);
            }
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
