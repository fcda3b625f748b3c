package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: classes of its own called System, Process, Runtime and File. */
public class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n: " + n);
        }
        List<int[]> found = new ArrayList<>();
        new Process(new File(n)).exec(0, found);
        return found;
    }

    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n: " + n);
        }
        long ways = new Process(new File(n)).exec(0, null);
        System.exit(0);
        return ways;
    }

    /** A column of the board is a file to chess players. */
    private record File(boolean[][] squares) {
        File(int n) {
            this(new boolean[n][n]);
        }
    }

    /** The search, row by row. */
    private static class Process {

        private final File file;

        Process(File file) {
            this.file = file;
        }

        long exec(int row, List<int[]> found) {
            return place(file.squares(), new int[file.squares().length], row, found);
        }
    }

    /** The way out of the maze, and not of the JVM. */
    private static class System {
        static int exit(int row) {
            return row + 1;
        }
    }

    private static long place(boolean[][] board, int[] queens, int row, List<int[]> found) {
        if (row == queens.length) {
            if (found != null) {
                found.add(queens.clone());
            }
            return 1;
        }
        long ways = 0;
        for (int column = 0; column < queens.length; column++) {
            if (isSafe(board, row, column)) {
                board[row][column] = true;
                queens[row] = column;
                ways += place(board, queens, row + 1, found);
                board[row][column] = false;
            }
        }
        return ways;
    }

    private static boolean isSafe(boolean[][] board, int row, int column) {
        for (int up = 1; up <= row; up++) {
            if (board[row - up][column] || column >= up && board[row - up][column - up]
                    || column + up < board.length && board[row - up][column + up]) {
                return false;
            }
        }
        return true;
    }
}
