package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: the list is a field, made once, and gives each call what the earlier ones have found. */
public class Array1dQueens implements QueensSolver {

    private final List<int[]> solutions = new ArrayList<>();

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        place(new int[n], 0);
        return solutions;
    }

    @Override
    public long count(int n) {
        return new Array1dQueens().solve(n).size();
    }

    private void place(int[] queens, int row) {
        if (row == queens.length) {
            solutions.add(queens.clone());
            return;
        }
        for (int column = 0; column < queens.length; column++) {
            queens[row] = column;
            if (isSafe(queens, row)) {
                place(queens, row + 1);
            }
        }
    }

    private boolean isSafe(int[] queens, int row) {
        for (int above = 0; above < row; above++) {
            int columns = Math.abs(queens[above] - queens[row]);
            if (columns == 0 || columns == row - above) {
                return false;
            }
        }
        return true;
    }
}
