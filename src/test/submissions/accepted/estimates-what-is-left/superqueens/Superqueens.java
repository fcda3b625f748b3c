package superqueens;

import nqueens.QueensCounter;

/** Right: keeps the largest and the smallest distance of neighbours. */
public class Superqueens implements QueensCounter {

    private int[] columns;
    private int all;

    @Override
    public long count(int n) {
        check(n);
        columns = new int[n];
        all = (1 << n) - 1;
        return go(0, 0, 0, 0, 0, 0);
    }

    private long go(int row, int cols, int d1, int d2, int last, int beforeLast) {
        if (row == columns.length) {
            return 1;
        }
        int knights = last << 2 | last >> 2 | beforeLast << 1 | beforeLast >> 1;
        long sum = 0;
        for (int free = all & ~(cols | d1 | d2 | knights); free != 0; free &= free - 1) {
            int bit = free & -free;
            columns[row] = Integer.numberOfTrailingZeros(bit);
            note(columns, row + 1);
            sum += go(row + 1, cols | bit, (d1 | bit) << 1, (d2 | bit) >> 1, bit, last);
        }
        return sum;
    }

    private int largest;
    private int smallest = Integer.MAX_VALUE;

    private void note(int[] columns, int rows) {
        for (int row = 1; row < rows; row++) {
            int step = Math.abs(columns[row] - columns[row - 1]);
            largest = Math.max(largest, step);
            smallest = Math.min(smallest, step);
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be at least 1: " + n);
        }
    }
}
