package bitmask;

import java.util.*;
import java.util.function.*;

import nqueens.QueensSolver;

/** A list that keeps all columns in one array, and makes a placement whenever one is asked for. */
public class BitmaskQueens implements QueensSolver {
    /** Columns of all boards one after the other; each board is made when it is asked for. */
    private static final class Packed extends AbstractList<int[]> {
        private final int n;
        private final byte[] columns;
        Packed(int n, byte[] columns) {
            this.n = n;
            this.columns = columns;
        }
        @Override
        public int[] get(int index) {
            Objects.checkIndex(index, size());
            int[] board = new int[n];
            for (int row = 0; row < n; row++) board[row] = columns[n * index + row];
            return board;
        }
        @Override
        public int size() { return columns.length / n; }
    }
    @Override
    public List<int[]> solve(int n) {
        java.io.ByteArrayOutputStream out = new java.io.ByteArrayOutputStream();
        search(n, q -> {
            for (int column : q) out.write(column);
        });
        return new Packed(n, out.toByteArray());
    }

    @Override
    public long count(int n) {
        return search(n, q -> { });
    }

    static long search(int n, int row, int[] q, int c, int l, int r, Consumer<int[]> found) {
        if (row == n) {
            found.accept(q);
            return 1;
        }
        long ways = 0;
        for (int free = (1 << n) - 1 & ~(c | l | r); free != 0; free &= free - 1) {
            int bit = free & -free;
            q[row] = Integer.numberOfTrailingZeros(bit);
            ways += search(n, row + 1, q, c | bit, (l | bit) << 1, (r | bit) >>> 1, found);
        }
        return ways;
    }
    static long search(int n, Consumer<int[]> found) {
        if (n < 1 || n > 31) throw new IllegalArgumentException("n: " + n);
        return search(n, 0, new int[n], 0, 0, 0, found);
    }
}
