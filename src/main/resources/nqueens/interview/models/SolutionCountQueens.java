package drill;

import nqueens.drill.SolutionCount;

/** Stores attacked squares in the bits of three ints: from row to row, diagonals move by one bit. */
public final class SolutionCountQueens implements SolutionCount {

    @Override
    public int totalNQueens(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return count((1 << n) - 1, 0, 0, 0);
    }

    private static int count(int all, int columns, int mainDiagonals, int antiDiagonals) {
        if (columns == all) {
            return 1;
        }
        int count = 0;
        int free = ~(columns | mainDiagonals | antiDiagonals) & all;
        while (free != 0) {
            int queen = free & -free;
            free ^= queen;
            count += count(all, columns | queen, (mainDiagonals | queen) << 1, (antiDiagonals | queen) >>> 1);
        }
        return count;
    }
}
