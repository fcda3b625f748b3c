package blocked;

import java.util.*;
import nqueens.BlockedSquares;

/** Keeps taken columns in a set, and never takes one out again. */
public class BlockedQueens implements BlockedSquares {
    public long count(int n, boolean[][] blocked) {
        if (n < 1) throw new IllegalArgumentException("n");
        return place(0, n, blocked, new HashSet<>(), new HashSet<>(), new HashSet<>());
    }

    private long place(int row, int n, boolean[][] blocked, Set<Integer> columns, Set<Integer> main, Set<Integer> anti) {
        if (row == n) {
            return 1;
        }
        long total = 0;
        for (int col = 0; col < n; col++) {
            if (blocked[row][col] || columns.contains(col) || main.contains(row - col) || anti.contains(row + col)) {
                continue;
            }
            columns.add(col);
            main.add(row - col);
            anti.add(row + col);
            total += place(row + 1, n, blocked, columns, main, anti);
            main.remove(row - col);
            anti.remove(row + col);
        }
        return total;
    }
}
