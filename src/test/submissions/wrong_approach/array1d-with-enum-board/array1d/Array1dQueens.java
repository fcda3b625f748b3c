package array1d;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong approach: the solution of another exercise, with a board of enums. */
public class Array1dQueens implements QueensSolver {

    private enum Piece { NONE, QUEEN }

    private Piece[][] board;
    private long solutions;

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> list = new ArrayList<>();
        setUp(n);
        place(0, list);
        return list;
    }

    @Override
    public long count(int n) {
        check(n);
        setUp(n);
        place(0, new ArrayList<>());
        return solutions;
    }

    private void setUp(int n) {
        board = new Piece[n][n];
        for (Piece[] line : board) {
            Arrays.fill(line, Piece.NONE);
        }
        solutions = 0;
    }

    private void place(int row, List<int[]> list) {
        if (row == board.length) {
            solutions++;
            int[] columns = new int[board.length];
            for (int r = 0; r < board.length; r++) {
                columns[r] = Arrays.asList(board[r]).indexOf(Piece.QUEEN);
            }
            list.add(columns);
            return;
        }
        for (int column = 0; column < board.length; column++) {
            if (!attacked(row, column)) {
                board[row][column] = Piece.QUEEN;
                place(row + 1, list);
                board[row][column] = Piece.NONE;
            }
        }
    }

    private boolean attacked(int row, int column) {
        for (int r = 0; r < row; r++) {
            for (int c = 0; c < board.length; c++) {
                boolean sameLine = c == column || c - r == column - row || c + r == column + row;
                if (sameLine && board[r][c] == Piece.QUEEN) {
                    return true;
                }
            }
        }
        return false;
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
