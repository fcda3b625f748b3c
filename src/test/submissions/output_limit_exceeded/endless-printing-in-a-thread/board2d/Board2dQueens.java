package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Attack: lets a thread print without end, and answers after a while. */
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
        Thread printing = new Thread(() -> {
            while (true) {
                System.out.println("a queen here, a queen there, a queen everywhere");
            }
        });
        printing.setDaemon(true);
        printing.start();
        try {
            Thread.sleep(60_000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
