package board2d;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

import nqueens.QueensSolver;

/** Attack: nests lambdas, each of which the compiler tries twice. */
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

    private static <A, R> R pick(A first, Function<A, R> next) {
        return next.apply(first);
    }

    private static Object puzzle() {
        return pick("a", x0 -> { return
                pick("a", x1 -> { return
                pick("a", x2 -> { return
                pick("a", x3 -> { return
                pick("a", x4 -> { return
                pick("a", x5 -> { return
                pick("a", x6 -> { return
                pick("a", x7 -> { return
                pick("a", x8 -> { return
                pick("a", x9 -> { return
                pick("a", x10 -> { return
                pick("a", x11 -> { return
                pick("a", x12 -> { return
                pick("a", x13 -> { return
                pick("a", x14 -> { return
                pick("a", x15 -> { return
                pick("a", x16 -> { return
                pick("a", x17 -> { return
                pick("a", x18 -> { return
                pick("a", x19 -> { return
                pick("a", x20 -> { return
                pick("a", x21 -> { return
                pick("a", x22 -> { return
                pick("a", x23 -> { return
                pick("a", x24 -> { return
                pick("a", x25 -> { return
                pick("a", x26 -> { return
                pick("a", x27 -> { return
                pick("a", x28 -> { return
                pick("a", x29 -> { return
                pick("a", x30 -> { return
                pick("a", x31 -> { return
                pick("a", x32 -> { return
                pick("a", x33 -> { return
                pick("a", x34 -> { return
                pick("a", x35 -> { return
                pick("a", x36 -> { return
                pick("a", x37 -> { return
                pick("a", x38 -> { return
                pick("a", x39 -> { return "q"; }); }); }); }); }); }); }); }); }); })
                ; }); }); }); }); }); }); }); }); }); })
                ; }); }); }); }); }); }); }); }); }); })
                ; }); }); }); }); }); }); }); }); }); });
    }
}
