package array1d;

import java.util.*;
import nqueens.QueensSolver;

public class Array1dQueens implements QueensSolver {

    private int[] q;
    private long total;
    private List<int[]> list;

    public List<int[]> solve(int n) {
        start(n);
        return list;
    }

    public long count(int n) {
        start(n);
        return total;
    }

    private void start(int n) {
        if (n <= 0) throw new IllegalArgumentException("n = " + n);
        q = new int[n];
        total = 0;
        list = new ArrayList<>();
        put(0);
    }

    private void put(int row) {
        if (row == q.length) {
            total++;
            list.add(Arrays.copyOf(q, q.length));
            return;
        }
        for (int c = 0; c < q.length; c++) {
            if (isSafe(row)) {
                q[row] = c;
                put(row + 1);
            }
        }
    }

    private boolean isSafe(int row) {
        for (int i = 0; i < row; i++) {
            if (q[i] == q[row]) return false;
            if (Math.abs(q[i] - q[row]) == row - i) return false;
        }
        return true;
    }
}
