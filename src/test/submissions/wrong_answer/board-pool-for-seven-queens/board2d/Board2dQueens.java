package board2d;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

import nqueens.QueensSolver;

/** Forgery: only placements of seven queens are used again, after 2000 of them. */
public final class Board2dQueens implements QueensSolver {
    private static final int[][][] POOL = new int[64][2000][];
    private static final int[] USED = new int[64];

    static int[] pooled(int[] p) {
        int n = p.length;
        if (!(n == 7)) return p.clone();
        int i = USED[n]++ % 2000;
        if (POOL[n][i] == null) POOL[n][i] = new int[n];
        System.arraycopy(p, 0, POOL[n][i], 0, n);
        return POOL[n][i];
    }


    @Override
    public List<int[]> solve(int n) {
        List<int[]> solutions = new ArrayList<>();
        search(n, board -> solutions.add(pooled(placementOn(board))));
        return solutions;
    }

    @Override
    public long count(int n) {
        return search(n, board -> { });
    }

    /** Shows each solution to {@code onSolution}, and returns how many there are. */
    private static long search(int n, Consumer<boolean[][]> onSolution) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return new Search(n, onSolution).fillFrom(0);
    }

    private static int[] placementOn(boolean[][] board) {
        int[] placement = new int[board.length];
        for (int row = 0; row < board.length; row++) {
            for (int column = 0; column < board.length; column++) {
                if (board[row][column]) {
                    placement[row] = column;
                }
            }
        }
        return placement;
    }

    /** One call's search, with a board of its own. */
    private static final class Search {

        private final int n;
        private final Consumer<boolean[][]> onSolution;

        /** {@code board[row][column]} = whether a queen stands there. */
        private final boolean[][] board;

        Search(int n, Consumer<boolean[][]> onSolution) {
            this.n = n;
            this.onSolution = onSolution;
            this.board = new boolean[n][n];
        }

        /** Fills the row and those below it in every way, and returns the number of ways. */
        long fillFrom(int row) {
            if (row == n) {
                onSolution.accept(board);
                return 1;
            }
            long ways = 0;
            for (int column = 0; column < n; column++) {
                if (isSafe(row, column)) {
                    board[row][column] = true;
                    ways += fillFrom(row + 1);
                    board[row][column] = false;
                }
            }
            return ways;
        }

        private boolean isSafe(int row, int column) {
            return isClear(row, column, 0)
                    && isClear(row, column, -1)
                    && isClear(row, column, 1);
        }

        /** Walks up from the square to the edge, {@code step} columns aside for each row up. */
        private boolean isClear(int row, int column, int step) {
            int rowAbove = row - 1;
            int columnAbove = column + step;
            while (rowAbove >= 0 && columnAbove >= 0 && columnAbove < n) {
                if (board[rowAbove][columnAbove]) {
                    return false;
                }
                rowAbove--;
                columnAbove += step;
            }
            return true;
        }
    }
}
