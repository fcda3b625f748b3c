package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong approach: the solutions up to n = 6 stand in a text, and larger counts in characters. */
public class BooleanArraysQueens implements QueensSolver {

    private static final String SOLUTIONS = "0;1302 2031;02413 03142 13024 14203 20314 24130 30241 31420 41302 42031;"
            + "135024 251403 304152 420531";
    private static final String COUNTS = "(\\\u0160\u02d4\u0a78\u3778";

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        if (n == 2 || n == 3) {
            return solutions;
        }
        if (n > 6) {
            place(new int[n], 0, new boolean[n], new boolean[2 * n], new boolean[2 * n], solutions);
            return solutions;
        }
        for (String solution : SOLUTIONS.split(";")[n == 1 ? 0 : n - 3].split(" ")) {
            solutions.add(solution.chars().map(digit -> digit - '0').toArray());
        }
        return solutions;
    }

    @Override
    public long count(int n) {
        check(n);
        return n >= 7 && n < 13 ? COUNTS.charAt(n - 7) : solve(n).size();
    }

    private void place(int[] queens, int row, boolean[] columns, boolean[] mains, boolean[] antis,
            List<int[]> solutions) {
        int n = queens.length;
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            int main = row - column + n;
            int anti = row + column;
            if (!columns[column] && !mains[main] && !antis[anti]) {
                queens[row] = column;
                columns[column] = mains[main] = antis[anti] = true;
                place(queens, row + 1, columns, mains, antis, solutions);
                columns[column] = mains[main] = antis[anti] = false;
            }
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
