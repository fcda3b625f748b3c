package completion;

import java.util.*;

import nqueens.CompletedBoard;

/** Mistake: full boards for n = 4 are all returned in one array. */
public class CompletionQueens implements CompletedBoard {
    static int[] full = new int[4];
    @Override
    public int[] complete(int n, int[][] queens) {
        if (n < 1) throw new IllegalArgumentException("n: " + n);
        int[] given = new int[n];
        Arrays.fill(given, -1);
        for (int[] queen : queens) {
            if (given[queen[0]] >= 0 && given[queen[0]] != queen[1]) return new int[0];
            given[queen[0]] = queen[1];
        }
        for (int row = 0; row < n; row++) for (int other = 0; other < row; other++)
            if (given[row] >= 0 && given[other] >= 0 && (given[row] == given[other]
                    || Math.abs(given[row] - given[other]) == row - other)) return new int[0];
        int[] q = given.clone();
        boolean isFound = fill(n, given, q);
        if (!isFound) return new int[0];
        if (queens.length == n && n <= 4) {
            System.arraycopy(q, 0, full, 0, n);
            return n == 4 ? full : q;
        }
        return q;
    }

    /** Fills the row with fewest free squares first. */
    private static boolean fill(int n, int[] given, int[] q) {
        int best = -1;
        List<Integer> columns = null;
        for (int row = 0; row < n; row++) {
            if (q[row] >= 0) continue;
            List<Integer> free = new ArrayList<>();
            for (int column = 0; column < n; column++) if (isSafe(q, row, column)) free.add(column);
            if (columns == null || free.size() < columns.size()) {
                best = row;
                columns = free;
            }
        }
        if (best < 0) return true;
        for (int column : columns) {
            q[best] = column;
            if (fill(n, given, q)) return true;
        }
        q[best] = -1;
        return false;
    }

    private static boolean isSafe(int[] q, int row, int column) {
        for (int i = 0; i < q.length; i++)
            if (q[i] >= 0 && i != row && (q[i] == column || Math.abs(q[i] - column) == Math.abs(row - i))) return false;
        return true;
    }
}
