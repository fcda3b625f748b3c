package superqueens;

import nqueens.QueensCounter;

/** Wrong: one of the knight's moves is forgotten. */
public class Superqueens implements QueensCounter {

    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("no board: " + n);
        }
        return place(new int[n], 0);
    }

    private long place(int[] queens, int row) {
        if (row == queens.length) {
            return 1;
        }
        long ways = 0;
        for (int col = 0; col < queens.length; col++) {
            if (isSafe(queens, row, col)) {
                queens[row] = col;
                ways += place(queens, row + 1);
            }
        }
        return ways;
    }

    private boolean isSafe(int[] queens, int row, int col) {
        for (int above = 0; above < row; above++) {
            int down = row - above;
            int right = col - queens[above];
            if (right == 0 || Math.abs(right) == down || down + Math.abs(right) == 3 && right != -1) {
                return false;
            }
        }
        return true;
    }
}
