package drill;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import nqueens.drill.AllSolutions;

/** As it would be sent to LeetCode 51, but for the name of the class, the contract, and bad arguments. */
public class AllSolutionsQueens implements AllSolutions {
    List<List<String>> result = new ArrayList<>();

    public List<List<String>> solveNQueens(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        result = new ArrayList<>();
        char[][] board = new char[n][n];
        for (char[] row : board) {
            Arrays.fill(row, '.');
        }
        backtrack(board, 0);
        return result;
    }

    private void backtrack(char[][] board, int row) {
        if (row == board.length) {
            List<String> rows = new ArrayList<>();
            for (char[] each : board) {
                rows.add(new String(each));
            }
            result.add(rows);
            return;
        }
        for (int column = 0; column < board.length; column++) {
            if (isValid(board, row, column)) {
                board[row][column] = 'Q';
                backtrack(board, row + 1);
                board[row][column] = '.';
            }
        }
    }

    private boolean isValid(char[][] board, int row, int column) {
        for (int above = 1; above <= row; above++) {
            if (board[row - above][column] == 'Q'
                    || column - above >= 0 && board[row - above][column - above] == 'Q'
                    || column + above < board.length && board[row - above][column + above] == 'Q') {
                return false;
            }
        }
        return true;
    }
}
