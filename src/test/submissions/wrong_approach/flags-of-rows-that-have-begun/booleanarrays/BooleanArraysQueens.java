package booleanarrays;

import java.util.*;
import nqueens.QueensSolver;

/** Wrong approach: queens above are compared wherever a flag is set, as it is for all rows but the first. */
public class BooleanArraysQueens implements QueensSolver {

    private List<int[]> solutions;
    private int n;

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n: " + n);
        }
        this.n = n;
        solutions = new ArrayList<>();
        start();
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private int[] queens;

    private boolean isAttacked(int row, int column) {
        for (int above = 0; above < row; above++) {
            if (queens[above] == column || Math.abs(queens[above] - column) == row - above) {
                return true;
            }
        }
        return false;
    }

    private boolean[] begun;

    private void start() {
        queens = new int[n];
        begun = new boolean[n + 1];
        place(0);
    }

    private void place(int row) {
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            if (begun[row] && isAttacked(row, column)) {
                continue;
            }
            queens[row] = column;
            begun[row + 1] = true;
            place(row + 1);
        }
    }
}
