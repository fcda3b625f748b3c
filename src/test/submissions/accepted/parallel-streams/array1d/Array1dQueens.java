package array1d;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import nqueens.QueensSolver;

/** Right: one task for each column of the first row, in parallel. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        return firstColumns(n)
                .mapToObj(first -> solutionsBelow(n, first))
                .flatMap(List::stream)
                .collect(Collectors.toList());
    }

    @Override
    public long count(int n) {
        return firstColumns(n).mapToLong(first -> countBelow(startingAt(n, first), 1)).sum();
    }

    private static IntStream firstColumns(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("expected a positive n, not " + n);
        }
        return IntStream.range(0, n).parallel();
    }

    private static int[] startingAt(int n, int first) {
        int[] queens = new int[n];
        queens[0] = first;
        return queens;
    }

    private static List<int[]> solutionsBelow(int n, int first) {
        List<int[]> solutions = new ArrayList<>();
        collectBelow(startingAt(n, first), 1, solutions);
        return solutions;
    }

    private static void collectBelow(int[] queens, int row, List<int[]> solutions) {
        if (row == queens.length) {
            solutions.add(queens.clone());
            return;
        }
        for (int column = 0; column < queens.length; column++) {
            if (fits(queens, row, column)) {
                queens[row] = column;
                collectBelow(queens, row + 1, solutions);
            }
        }
    }

    private static long countBelow(int[] queens, int row) {
        if (row == queens.length) {
            return 1;
        }
        long solutions = 0;
        for (int column = 0; column < queens.length; column++) {
            if (fits(queens, row, column)) {
                queens[row] = column;
                solutions += countBelow(queens, row + 1);
            }
        }
        return solutions;
    }

    private static boolean fits(int[] queens, int row, int column) {
        for (int i = 0; i < row; i++) {
            if (queens[i] == column || Math.abs(queens[i] - column) == row - i) {
                return false;
            }
        }
        return true;
    }
}
