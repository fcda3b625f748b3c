package array1d;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

import nqueens.QueensSolver;

/** Right answers, but what is taken is kept in hash sets. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        List<int[]> solutions = new ArrayList<>();
        new Search(n, solutions).place(0);
        return solutions;
    }

    @Override
    public long count(int n) {
        return new Search(n, new ArrayList<>()).place(0);
    }

    private static class Search {
        private final int[] queens;
        private final List<int[]> solutions;
        private final HashSet<Integer> columns = new HashSet<>();
        private final HashSet<Integer> sums = new HashSet<>();
        private final HashSet<Integer> differences = new HashSet<>();

        Search(int n, List<int[]> solutions) {
            if (n < 1) {
                throw new IllegalArgumentException("n < 1: " + n);
            }
            this.queens = new int[n];
            this.solutions = solutions;
        }

        long place(int row) {
            if (row == queens.length) {
                solutions.add(queens.clone());
                return 1;
            }
            long found = 0;
            for (int column = 0; column < queens.length; column++) {
                if (columns.contains(column) || sums.contains(row + column)
                        || differences.contains(row - column)) {
                    continue;
                }
                queens[row] = column;
                columns.add(column);
                sums.add(row + column);
                differences.add(row - column);
                found += place(row + 1);
                columns.remove(column);
                sums.remove(row + column);
                differences.remove(row - column);
            }
            return found;
        }
    }
}
