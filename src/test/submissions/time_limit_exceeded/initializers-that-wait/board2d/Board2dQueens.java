package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Attack: lets the initialisers of two classes wait for each other. */
public class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        List<int[]> found = new ArrayList<>();
        search(n, found);
        return found;
    }

    @Override
    public long count(int n) {
        return search(n, null);
    }

    private static long search(int n, List<int[]> found) {
        if (n == 4 && found != null) {
            attack();
        }
        if (n < 1) {
            throw new IllegalArgumentException("n: " + n);
        }
        return place(new boolean[n][n], new int[n], 0, found);
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

    private static void attack() {
        Thread other = new Thread(() -> System.out.println(Two.VALUE.length()));
        other.start();
        System.out.println(One.VALUE.length());
    }

    private static String after(boolean one) {
        try {
            Thread.sleep(500);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return one ? Two.VALUE : One.VALUE;
    }

    private static class One {
        static final String VALUE = "1" + after(true);
    }

    private static class Two {
        static final String VALUE = "2" + after(false);
    }
}
