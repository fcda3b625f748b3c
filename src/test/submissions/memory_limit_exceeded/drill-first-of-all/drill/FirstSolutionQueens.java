package drill;

import java.util.ArrayList;
import java.util.List;

import nqueens.drill.FirstSolution;

public final class FirstSolutionQueens implements FirstSolution {
    /** Finds all solutions, keeps them, and takes the first. */
    @Override
    public int[] first(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        List<int[]> all = new ArrayList<>();
        place(new int[n], 0, all);
        return all.isEmpty() ? new int[0] : all.get(0);
    }

    private static void place(int[] columns, int row, List<int[]> all) {
        int n = columns.length;
        if (row == n) {
            all.add(new int[1 << 16]);
            System.arraycopy(columns, 0, all.get(all.size() - 1), 0, n);
            if (all.size() == 1) {
                all.set(0, columns.clone());
            }
            return;
        }
        for (int column = 0; column < n; column++) {
            if (isSafe(columns, row, column)) {
                columns[row] = column;
                place(columns, row + 1, all);
            }
        }
    }

    private static boolean isSafe(int[] columns, int row, int column) {
        for (int above = 0; above < row; above++) {
            int difference = Math.abs(columns[above] - column);
            if (difference == 0 || difference == row - above) {
                return false;
            }
        }
        return true;
    }
}
