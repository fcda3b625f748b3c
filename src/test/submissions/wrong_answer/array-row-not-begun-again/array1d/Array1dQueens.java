package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong: a row that was used up keeps its last column when the search comes to it again. */
public final class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1");
        }
        List<int[]> solutions = new ArrayList<>();
        int[] col = new int[n];
        int row = 0;
        while (row >= 0) {
            while (col[row] < n && attacked(col, row)) {
                col[row]++;
            }
            if (col[row] == n) {
                row--;
                if (row >= 0) {
                    col[row]++;
                }
            } else if (row == n - 1) {
                solutions.add(col.clone());
                col[row]++;
            } else {
                row++;
            }
        }
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private static boolean attacked(int[] col, int row) {
        for (int r = 0; r < row; r++) {
            int d = Math.abs(col[r] - col[row]);
            if (d == 0 || d == row - r) {
                return true;
            }
        }
        return false;
    }
}
