package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** A list of queens with row and column: right for array1d, which compares them, and for no other exercise. */
public class Board2dQueens implements QueensSolver {

    private final List<Queen> queens = new ArrayList<>();

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        place(n, 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int n, int row, List<int[]> solutions) {
        if (row == n) {
            int[] solution = new int[n];
            for (int r = 0; r < n; r++) {
                solution[r] = queens.get(r).col;
            }
            solutions.add(solution);
            return;
        }
        for (int column = 0; column < n; column++) {
            if (isSafe(row, column)) {
                queens.add(new Queen(row, column));
                place(n, row + 1, solutions);
                queens.remove(queens.size() - 1);
            }
        }
    }

    private boolean isSafe(int row, int column) {
        for (Queen queen : queens) {
            if (queen.col == column || Math.abs(queen.col - column) == Math.abs(queen.row - row)) {
                return false;
            }
        }
        return true;
    }

    private static class Queen {
        final int row;
        final int col;

        Queen(int row, int col) {
            this.row = row;
            this.col = col;
        }
    }
}
