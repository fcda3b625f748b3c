package nqueens.interview;

import nqueens.drill.OneSolution;

/** A right solver of the first stage. */
final class AnySolution implements OneSolution {

    @Override
    public int[] solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        int[] columns = new int[n];
        return place(columns, 0, 0, 0, 0) ? columns : new int[0];
    }

    private static boolean place(int[] columns, int row, int taken, int mainDiagonals, int antiDiagonals) {
        int n = columns.length;
        if (row == n) {
            return true;
        }
        for (int column = 0; column < n; column++) {
            int bit = 1 << column;
            if (((taken | mainDiagonals | antiDiagonals) & bit) == 0) {
                columns[row] = column;
                if (place(columns, row + 1, taken | bit, (mainDiagonals | bit) << 1, (antiDiagonals | bit) >>> 1)) {
                    return true;
                }
            }
        }
        return false;
    }
}
