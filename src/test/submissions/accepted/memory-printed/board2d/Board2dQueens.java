package board2d;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import nqueens.QueensSolver;

/** Right: prints the memory used, draws by StringBuilder. */
public class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n: " + n);
        }
        List<int[]> found = new ArrayList<>();
        place(new boolean[n][n], new int[n], 0, found);
        Runtime runtime = Runtime.getRuntime();
        System.gc();
        System.out.println((runtime.totalMemory() - runtime.freeMemory()) / 1024 + " KiB of " + runtime.maxMemory());
        if (!found.isEmpty()) {
            System.out.println(drawn(found.get(0)));
        }
        return found;
    }

    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n: " + n);
        }
        return place(new boolean[n][n], new int[n], 0, null);
    }

    private static String drawn(int[] placement) {
        StringBuilder text = new StringBuilder().append(Arrays.toString(placement)).append(System.lineSeparator());
        char[] line = new char[placement.length];
        for (int column : placement) {
            Arrays.fill(line, '.');
            line[column] = Character.toUpperCase('q');
            text.append(new String(line)).append(System.lineSeparator());
        }
        return text.reverse().reverse().toString().replace('Q', '\u265B').concat("=".repeat(placement.length));
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
