package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: each queen puts a new line on the board, and each position is logged as text. */
public class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(lines(n), 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private final StringBuilder log = new StringBuilder();

    private static char[][] lines(int n) {
        char[][] board = new char[n][];
        for (int row = 0; row < n; row++) {
            board[row] = line(n, -1);
        }
        return board;
    }

    private static char[] line(int n, int queen) {
        char[] line = new char[n];
        for (int column = 0; column < n; column++) {
            line[column] = column == queen ? 'Q' : '.';
        }
        return line;
    }

    private void place(char[][] board, int row, List<int[]> solutions) {
        int n = board.length;
        note(board, row);
        if (row == n) {
            int[] placement = new int[n];
            for (int r = 0; r < n; r++) {
                placement[r] = String.valueOf(board[r]).indexOf('Q');
            }
            solutions.add(placement);
            return;
        }
        for (int column = 0; column < n; column++) {
            if (isFree(board, row, column)) {
                board[row] = line(n, column);
                place(board, row + 1, solutions);
                board[row] = line(n, -1);
            }
        }
    }

    private static boolean isFree(char[][] board, int row, int column) {
        int distance = row;
        for (char[] line : board) {
            if (distance == 0) {
                return true;
            }
            if (hasQueen(line, column) || hasQueen(line, column - distance) || hasQueen(line, column + distance)) {
                return false;
            }
            distance--;
        }
        return true;
    }

    private static boolean hasQueen(char[] line, int column) {
        return column >= 0 && column < line.length && line[column] == 'Q';
    }

    private void note(char[][] board, int row) {
        log.setLength(0);
        for (int r = 0; r < row; r++) {
            log.append(board[r]).append('\n');
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
