package board2d;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong approach: the board is a list of lists. */
public class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<List<Boolean>> board = new ArrayList<>();
        for (int row = 0; row < n; row++) {
            board.add(new ArrayList<>(Collections.nCopies(n, false)));
        }
        List<int[]> solutions = new ArrayList<>();
        place(board, 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(List<List<Boolean>> board, int row, List<int[]> solutions) {
        int n = board.size();
        if (row == n) {
            solutions.add(board.stream().mapToInt(line -> line.indexOf(true)).toArray());
            return;
        }
        for (int column = 0; column < n; column++) {
            if (isSafe(board, row, column)) {
                board.get(row).set(column, true);
                place(board, row + 1, solutions);
                board.get(row).set(column, false);
            }
        }
    }

    private boolean isSafe(List<List<Boolean>> board, int row, int column) {
        for (int up = 1; up <= row; up++) {
            List<Boolean> line = board.get(row - up);
            if (line.get(column) || column >= up && line.get(column - up)
                    || column + up < board.size() && line.get(column + up)) {
                return false;
            }
        }
        return true;
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
