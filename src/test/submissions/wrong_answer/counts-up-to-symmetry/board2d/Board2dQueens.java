package board2d;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: counts a solution with all that are its mirror images or rotations as one. */
public class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        search(new boolean[n][n], 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).stream().filter(this::comesFirst).count();
    }

    private boolean comesFirst(int[] solution) {
        int[] image = solution;
        for (int turn = 0; turn < 4; turn++) {
            image = rotated(image);
            if (Arrays.compare(image, solution) < 0
                    || Arrays.compare(mirrored(image), solution) < 0) {
                return false;
            }
        }
        return true;
    }

    private int[] rotated(int[] placement) {
        int[] result = new int[placement.length];
        for (int row = 0; row < placement.length; row++) {
            result[placement[row]] = placement.length - 1 - row;
        }
        return result;
    }

    private int[] mirrored(int[] placement) {
        return Arrays.stream(placement).map(column -> placement.length - 1 - column).toArray();
    }

    private void search(boolean[][] board, int row, List<int[]> solutions) {
        if (row == board.length) {
            solutions.add(placementOf(board));
            return;
        }
        for (int column = 0; column < board.length; column++) {
            if (isSafe(board, row, column)) {
                board[row][column] = true;
                search(board, row + 1, solutions);
                board[row][column] = false;
            }
        }
    }

    private boolean isSafe(boolean[][] board, int row, int column) {
        for (int up = 1; up <= row; up++) {
            for (int c = column - up; c <= column + up; c += up) {
                if (c >= 0 && c < board.length && board[row - up][c]) {
                    return false;
                }
            }
        }
        return true;
    }

    private int[] placementOf(boolean[][] board) {
        int[] placement = new int[board.length];
        for (int row = 0; row < board.length; row++) {
            while (!board[row][placement[row]]) {
                placement[row]++;
            }
        }
        return placement;
    }
}
