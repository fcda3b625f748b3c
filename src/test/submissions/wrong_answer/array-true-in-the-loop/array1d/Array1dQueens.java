package array1d;

import java.util.ArrayList;
import java.util.List;
import nqueens.QueensSolver;


/** Mistake: returns true inside the loop of the test, so only the queen in row 0 is compared. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) throw new IllegalArgumentException("n < 1: " + n);
        List<int[]> list = new ArrayList<>();
        queens(new int[n], 0, list);
        return list;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void queens(int[] x, int k, List<int[]> list) {
        for (int i = 0; i < x.length; i++) {
            if (place(x, k, i)) {
                x[k] = i;
                if (k == x.length - 1) {
                    list.add(x.clone());
                } else {
                    queens(x, k + 1, list);
                }
            }
        }
    }

    private boolean place(int[] x, int k, int i) {
        for (int j = 0; j < k; j++) {
            if (x[j] == i || Math.abs(x[j] - i) == k - j) {
                return false;
            } else {
                return true;
            }
        }
        return true;
    }
}
