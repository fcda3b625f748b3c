package board2d;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

import nqueens.QueensSolver;

/**
 * Solves n queens on a two-dimensional array, with one {@code boolean} for each square.
 *
 * <p>Idea: fill the rows from the top, one queen in each row. A square is safe if no queen stands
 * above it in its column or on either of its diagonals: walk these three lines to find out. If a
 * row has no safe square left, go back to the row above, and move that row's queen.
 *
 * <p>Invariant: when a row is reached, each row above it holds one queen, no two of these attack
 * each other, and this row and all rows below are empty.
 *
 * <p>Cost: a safety test takes O(n) time. Let P(n) be the number of positions that the search
 * visits: every way to fill the first 0 to n rows without an attack. Each position tries up to n
 * squares, so a count takes O(n^2 P(n)) time, and O(n^2) space for the board. Each stored solution
 * adds O(n^2) time and O(n) space.
 *
 * <p>Choose it where the picture matters more than the time. It keeps n^2 squares to say where n
 * queens stand; {@code array1d.Array1dQueens} keeps n numbers.
 *
 * <p>Source: Niklaus Wirth, "Program Development by Stepwise Refinement", Communications of the
 * ACM 14(4), 1971, which takes the eight queens from one representation to the next.
 */
public final class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        List<int[]> solutions = new ArrayList<>();
        search(n, board -> solutions.add(placementOn(board)));
        return solutions;
    }

    @Override
    public long count(int n) {
        return search(n, board -> { });
    }

    /** Passes each solution to {@code onSolution}, and returns the number of solutions. */
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

    /** The search of one call, with its own board. */
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

        /** Fills the row and all rows below it in every possible way, and returns the number of ways. */
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

        /** Walks up from a square, {@code step} columns to the side for each row; returns whether no queen is met. */
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
