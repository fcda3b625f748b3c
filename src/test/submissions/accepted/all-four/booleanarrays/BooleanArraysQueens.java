package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: a whole submission in a plain style, the three arrays as parameters. */
public class BooleanArraysQueens implements QueensSolver {

    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n is " + n);
        }
        List<int[]> answer = new ArrayList<>();
        int diagonals = 2 * n - 1;
        solve(0, new int[n], new boolean[n], new boolean[diagonals], new boolean[diagonals],
                answer);
        return answer;
    }

    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n is " + n);
        }
        return count(0, new boolean[n], new boolean[2 * n - 1], new boolean[2 * n - 1]);
    }

    private void solve(int row, int[] queens, boolean[] cols, boolean[] diag, boolean[] anti,
            List<int[]> answer) {
        int n = queens.length;
        if (row == n) {
            answer.add(queens.clone());
            return;
        }
        for (int col = 0; col < n; col++) {
            if (cols[col] || diag[row - col + n - 1] || anti[row + col]) {
                continue;
            }
            queens[row] = col;
            cols[col] = diag[row - col + n - 1] = anti[row + col] = true;
            solve(row + 1, queens, cols, diag, anti, answer);
            cols[col] = diag[row - col + n - 1] = anti[row + col] = false;
        }
    }

    private long count(int row, boolean[] cols, boolean[] diag, boolean[] anti) {
        int n = cols.length;
        if (row == n) {
            return 1;
        }
        long sum = 0;
        for (int col = 0; col < n; col++) {
            if (cols[col] || diag[row - col + n - 1] || anti[row + col]) {
                continue;
            }
            cols[col] = diag[row - col + n - 1] = anti[row + col] = true;
            sum += count(row + 1, cols, diag, anti);
            cols[col] = diag[row - col + n - 1] = anti[row + col] = false;
        }
        return sum;
    }
}
