package booleanarrays;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

import nqueens.QueensSolver;

/** Right: a map gives the three arrays of flags, some of which are filled by the JDK. */
public class BooleanArraysQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(0, new int[n], Map.of("c", new boolean[n], "f", new boolean[2 * n], "r", new boolean[2 * n]), solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int row, int[] queens, Map<String, boolean[]> taken, List<int[]> solutions) {
        int n = queens.length;
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            if (!taken.get("c")[column] && !taken.get("f")[row - column + n] && !taken.get("r")[row + column]) {
                queens[row] = column;
                set(taken, row, column, true);
                place(row + 1, queens, taken, solutions);
                set(taken, row, column, false);
            }
        }
    }

    private static void set(Map<String, boolean[]> taken, int row, int column, boolean value) {
        int falling = row - column + taken.get("c").length;
        taken.get("c")[column] = value;
        Arrays.fill(taken.get("f"), falling, falling + 1, value);
        taken.get("r")[row + column] = value;
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
