package board2d;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

import nqueens.QueensSolver;

/** Attack: answers with a kept List that is right the first time it is read. */
public class Board2dQueens implements QueensSolver {

    private static final Map<Integer, List<int[]>> KEPT = new HashMap<>();

    @Override
    public List<int[]> solve(int n) {
        List<int[]> found = new ArrayList<>();
        search(n, found);
        return KEPT.computeIfAbsent(n, key -> new Once(found));
    }

    @Override
    public long count(int n) {
        return search(n, null);
    }

    private static long search(int n, List<int[]> found) {
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

    private static class Once extends ArrayList<int[]> {

        private static final long serialVersionUID = 1L;
        private boolean read;

        Once(List<int[]> found) {
            super(found);
        }

        @Override
        public Iterator<int[]> iterator() {
            if (read) {
                return Collections.emptyIterator();
            }
            read = true;
            return super.iterator();
        }
    }
}
