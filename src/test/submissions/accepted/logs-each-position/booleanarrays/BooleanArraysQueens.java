package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: builds the board as text at each position, counts per row, and checks its own queens again. */
public class BooleanArraysQueens implements QueensSolver {

    private StringBuilder log;
    private long[] visitsOfRow;

    @Override
    public List<int[]> solve(int n) {
        check(n);
        log = new StringBuilder();
        visitsOfRow = new long[n + 1];
        List<int[]> solutions = new ArrayList<>();
        place(new int[n], 0, new boolean[n], new boolean[2 * n - 1], new boolean[2 * n - 1], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int[] queens, int row, boolean[] columns, boolean[] mains, boolean[] antis,
            List<int[]> solutions) {
        int n = queens.length;
        visitsOfRow[row]++;
        log(queens, row);
        verify(queens, row);
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            int main = row - column + n - 1;
            int anti = row + column;
            if (!columns[column] && !mains[main] && !antis[anti]) {
                queens[row] = column;
                columns[column] = mains[main] = antis[anti] = true;
                place(queens, row + 1, columns, mains, antis, solutions);
                columns[column] = mains[main] = antis[anti] = false;
            }
        }
    }

    private void log(int[] queens, int rows) {
        log.setLength(0);
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < queens.length; column++) {
                log.append(queens[row] == column ? "Q " : ". ");
            }
            log.append('\n');
        }
    }

    private static void verify(int[] queens, int rows) {
        for (int row = 0; row + 1 < rows; row++) {
            if (queens[row] == queens[rows - 1]) {
                throw new IllegalStateException("two queens in column " + queens[row]);
            }
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
