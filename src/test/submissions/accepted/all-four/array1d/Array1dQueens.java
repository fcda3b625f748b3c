package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: a whole submission in a plain style, the queen first and the test after. */
public class Array1dQueens implements QueensSolver {

    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n is " + n);
        }
        List<int[]> answer = new ArrayList<>();
        solve(new int[n], 0, answer);
        return answer;
    }

    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n is " + n);
        }
        return count(new int[n], 0);
    }

    private void solve(int[] queens, int row, List<int[]> answer) {
        if (row == queens.length) {
            answer.add(queens.clone());
            return;
        }
        for (queens[row] = 0; queens[row] < queens.length; queens[row]++) {
            if (isSafe(queens, row)) {
                solve(queens, row + 1, answer);
            }
        }
    }

    private long count(int[] queens, int row) {
        if (row == queens.length) {
            return 1;
        }
        long sum = 0;
        for (queens[row] = 0; queens[row] < queens.length; queens[row]++) {
            if (isSafe(queens, row)) {
                sum += count(queens, row + 1);
            }
        }
        return sum;
    }

    private boolean isSafe(int[] queens, int row) {
        for (int i = 0; i < row; i++) {
            if (queens[i] == queens[row] || Math.abs(queens[i] - queens[row]) == row - i) {
                return false;
            }
        }
        return true;
    }
}
