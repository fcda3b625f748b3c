package drill;

import nqueens.drill.SolutionCount;

public final class SolutionCountQueens implements SolutionCount {
    @Override
    public int totalNQueens(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return count(n, 0, 0, 0, 0);
    }

    private static int count(int n, int row, int columns, int mainDiagonals, int antiDiagonals) {
        if (row == n) {
            return 1;
        }
        int count = 0;
        int free = ~(columns | mainDiagonals | antiDiagonals) & ((1 << n) - 1);
        while (free != 0) {
            int bit = free & -free;
            free ^= bit;
            count += count(n, row + 1, columns | bit, (mainDiagonals | bit) << 1, (antiDiagonals | bit) >>> 1);
        }
        return count;
    }
}
