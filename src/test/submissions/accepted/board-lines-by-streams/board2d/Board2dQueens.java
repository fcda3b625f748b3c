package board2d;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

import nqueens.QueensSolver;

/** Right: streams look through the lines of the board, beside sets that are kept for display. */
public class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(new boolean[n][n], 0, new TreeSet<>(), solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(boolean[][] board, int row, Set<Integer> shown, List<int[]> solutions) {
        int n = board.length;
        if (row == n) {
            solutions.add(Arrays.stream(board)
                    .mapToInt(line -> IntStream.range(0, n).filter(column -> line[column]).findFirst().orElseThrow())
                    .toArray());
            return;
        }
        IntStream.range(0, n).filter(column -> isFree(board, row, column)).forEach(column -> {
            board[row][column] = true;
            shown.add(column);
            place(board, row + 1, shown, solutions);
            shown.remove(column);
            board[row][column] = false;
        });
    }

    private static boolean isFree(boolean[][] board, int row, int column) {
        return IntStream.rangeClosed(1, row).noneMatch(up -> isTaken(board, row - up, column)
                || isTaken(board, row - up, column - up) || isTaken(board, row - up, column + up));
    }

    private static boolean isTaken(boolean[][] board, int row, int column) {
        return column >= 0 && column < board.length && board[row][column];
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
