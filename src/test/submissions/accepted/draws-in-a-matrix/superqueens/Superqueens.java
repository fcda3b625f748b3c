package superqueens;

import nqueens.QueensCounter;

/** Right: draws each position in a matrix of letters and reads it square by square. */
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

    private String shown = "";

    private void note(int[] columns, int rows) {
        char[][] matrix = new char[rows][columns.length];
        for (int r = 0; r < rows; r++) {
            matrix[r][columns[r]] = 'Q';
        }
        StringBuilder text = new StringBuilder();
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns.length; c++) {
                text.append(matrix[r][c] == 'Q' ? 'Q' : '.');
            }
            text.append('\n');
        }
        shown = text.toString();
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be at least 1: " + n);
        }
    }
}
