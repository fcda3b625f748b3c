package array1d;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import nqueens.QueensSolver;

/** Style: keeps the solutions by the column of their first queen in a map, and walks through its entries. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        Map<Integer, List<int[]>> byFirst = new TreeMap<>();
        place(new int[n], 0, byFirst);
        List<int[]> all = new ArrayList<>();
        for (Map.Entry<Integer, List<int[]>> entry : byFirst.entrySet()) {
            all.addAll(entry.getValue());
        }
        return all;
    }

    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return place(new int[n], 0, null);
    }

    private static long place(int[] columns, int row, Map<Integer, List<int[]>> byFirst) {
        if (row == columns.length) {
            if (byFirst != null) {
                byFirst.computeIfAbsent(columns[0], key -> new ArrayList<>()).add(columns.clone());
            }
            return 1;
        }
        long ways = 0;
        for (columns[row] = 0; columns[row] < columns.length; columns[row]++) {
            if (isSafe(columns, row)) {
                ways += place(columns, row + 1, byFirst);
            }
        }
        return ways;
    }

    private static boolean isSafe(int[] columns, int row) {
        for (int above = 0; above < row; above++) {
            int distance = Math.abs(columns[row] - columns[above]);
            if (distance == 0 || distance == row - above) {
                return false;
            }
        }
        return true;
    }
}
