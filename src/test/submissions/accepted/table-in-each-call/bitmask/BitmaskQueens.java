package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: each call makes a table of the lowest bit's column, of some thousand entries, for whatever n. */
public class BitmaskQueens implements QueensSolver {

    private static final int LARGEST = 31;
    private static final int MODULUS = 37;

    private final int[] columnOfRemainder = new int[MODULUS];

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        search(n, new int[n], 0, 0, 0, 0, table(), solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        check(n);
        return search(n, new int[n], 0, 0, 0, 0, table(), null);
    }

    private int[] table() {
        int[] columns = new int[1 << 13];
        for (int bits = 1; bits < columns.length; bits++) {
            int column = 0;
            while ((bits >> column & 1) == 0) {
                column++;
            }
            columns[bits] = column;
        }
        for (int column = 0; column < LARGEST; column++) {
            columnOfRemainder[(int) ((1L << column) % MODULUS)] = column;
        }
        return columns;
    }

    private long search(int n, int[] placement, int row, int columns, int right, int left, int[] table,
            List<int[]> solutions) {
        if (row == n) {
            if (solutions != null) {
                solutions.add(placement.clone());
            }
            return 1;
        }
        long ways = 0;
        int free = ~(columns | right | left) & (int) ((1L << n) - 1);
        while (free != 0) {
            int bit = free & -free;
            free ^= bit;
            placement[row] = bit < table.length ? table[bit] : columnOfRemainder[bit % MODULUS];
            ways += search(n, placement, row + 1, columns | bit, (right | bit) >> 1, (left | bit) << 1, table,
                    solutions);
        }
        return ways;
    }

    private static void check(int n) {
        if (n < 1 || n > LARGEST) {
            throw new IllegalArgumentException("n is not from 1 to 31: " + n);
        }
    }
}
