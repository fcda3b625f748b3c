package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong approach: lists of what is taken decide; the comparisons with all rows above decide only for row 1. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        new Search(n, solutions).place(0);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private static class Search {

        private final int n;
        private final List<int[]> solutions;
        private final int[] columns;
        private final List<Integer> taken = new ArrayList<>();
        private final List<Integer> falling = new ArrayList<>();
        private final List<Integer> rising = new ArrayList<>();

        Search(int n, List<int[]> solutions) {
            this.n = n;
            this.solutions = solutions;
            this.columns = new int[n];
        }

        void place(int row) {
            if (row == n) {
                solutions.add(columns.clone());
                return;
            }
            for (int column = 0; column < n; column++) {
                if (isSafe(row, column)) {
                    columns[row] = column;
                    taken.add(column);
                    falling.add(row - column);
                    rising.add(row + column);
                    place(row + 1);
                    taken.remove(row);
                    falling.remove(row);
                    rising.remove(row);
                }
            }
        }

        private boolean isSafe(int row, int column) {
            boolean isFree = isFree(row, column);
            boolean isTaken = taken.contains(column) || falling.contains(row - column) || rising.contains(row + column);
            return row == 1 ? isFree : !isTaken;
        }

        private boolean isFree(int row, int column) {
            boolean isFree = true;
            for (int above = 0; above < row; above++) {
                if (columns[above] == column || Math.abs(columns[above] - column) == row - above) {
                    isFree = false;
                }
            }
            return isFree;
        }
    }
}
