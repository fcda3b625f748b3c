package board2d;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Supplier;

import nqueens.QueensSolver;

/** Right: a ThreadLocal board, a generic helper class and varargs. */
public class Board2dQueens implements QueensSolver {

    private final ThreadLocal<List<String>> notes = ThreadLocal.withInitial(ArrayList::new);

    private static final class Pair<L extends Comparable<? super L>, R> {

        final L left;
        final R right;

        private Pair(L left, R right) {
            this.left = left;
            this.right = right;
        }

        static <L extends Comparable<? super L>, R> Pair<L, R> of(L left, R right) {
            return new Pair<>(left, right);
        }

        <T> T map(BiFunction<? super L, ? super R, ? extends T> function) {
            return function.apply(left, right);
        }
    }

    @SafeVarargs
    private static <T> T first(Supplier<? extends T>... suppliers) {
        for (Supplier<? extends T> supplier : suppliers) {
            T value = supplier.get();
            if (value != null) {
                return value;
            }
        }
        throw new IllegalStateException("nothing");
    }

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n: " + n);
        }
        List<int[]> found = first(() -> null, ArrayList<int[]>::new);
        Pair<Integer, List<int[]>> pair = Pair.of(n, found);
        notes.get().add(pair.map((size, list) ->
                size + " queens: " + place(new boolean[size][size], new int[size], 0, list)));
        notes.remove();
        return found;
    }

    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n: " + n);
        }
        return place(new boolean[n][n], new int[n], 0, null);
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
