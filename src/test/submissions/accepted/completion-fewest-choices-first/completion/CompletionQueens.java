package completion;

import java.util.Arrays;

import nqueens.CompletedBoard;

/** Bits, and the row with the fewest free squares next; gives up where a row has none. */
public final class CompletionQueens implements CompletedBoard {

    @Override
    public int[] complete(int n, int[][] queens) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        int[] free = new int[n];
        Arrays.fill(free, (1 << n) - 1);
        int[] answer = new int[n];
        Arrays.fill(answer, -1);
        for (int[] queen : queens) {
            if (answer[queen[0]] >= 0 || (free[queen[0]] >> queen[1] & 1) == 0) {
                return new int[0];
            }
            free = without(free, queen[0], queen[1]);
            answer[queen[0]] = queen[1];
        }
        return place(answer, free) ? answer : new int[0];
    }

    private static boolean place(int[] answer, int[] free) {
        int next = -1;
        for (int row = 0; row < answer.length; row++) {
            if (answer[row] < 0 && (next < 0 || Integer.bitCount(free[row]) < Integer.bitCount(free[next]))) {
                next = row;
            }
        }
        if (next < 0) {
            return true;
        }
        for (int left = free[next]; left != 0; left &= left - 1) {
            int column = Integer.numberOfTrailingZeros(left);
            answer[next] = column;
            if (place(answer, without(free, next, column))) {
                return true;
            }
        }
        answer[next] = -1;
        return false;
    }

    private static int[] without(int[] free, int row, int column) {
        int[] less = new int[free.length];
        for (int other = 0; other < free.length; other++) {
            int apart = Math.abs(row - other);
            int attacked = 1 << column | 1 << column << apart | 1 << column >> apart;
            less[other] = free[other] & ~attacked;
        }
        return less;
    }
}
