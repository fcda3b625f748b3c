package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: a whole submission in a plain style, the sets turned round: a set bit is free. */
public class BitmaskQueens implements QueensSolver {

    public List<int[]> solve(int n) {
        if (n < 1 || n >= 32) {
            throw new IllegalArgumentException("n is " + n);
        }
        List<int[]> answer = new ArrayList<>();
        solve(0, new int[n], (1 << n) - 1, -1, -1, answer);
        return answer;
    }

    public long count(int n) {
        if (n < 1 || n >= 32) {
            throw new IllegalArgumentException("n is " + n);
        }
        return count((1 << n) - 1, -1, -1);
    }

    private void solve(int row, int[] queens, int cols, int diag, int anti, List<int[]> answer) {
        if (cols == 0) {
            answer.add(queens.clone());
            return;
        }
        for (int free = cols & diag & anti; free != 0; free &= free - 1) {
            int bit = free & -free;
            queens[row] = Integer.numberOfTrailingZeros(bit);
            solve(row + 1, queens, cols ^ bit, (diag & ~bit) << 1 | 1,
                    (anti & ~bit) >> 1, answer);
        }
    }

    private long count(int cols, int diag, int anti) {
        if (cols == 0) {
            return 1;
        }
        long sum = 0;
        for (int free = cols & diag & anti; free != 0; free &= free - 1) {
            int bit = free & -free;
            sum += count(cols ^ bit, (diag & ~bit) << 1 | 1, (anti & ~bit) >> 1);
        }
        return sum;
    }
}
