package million;

import nqueens.LargeBoard;

/** All queens at random columns, and swaps until none is attacked: it takes O(n), of thousands of steps each. */
public final class MillionQueens implements LargeBoard {

    private static final int SMALL = 30;

    @Override
    public int[] place(int n, long seed) {
        if (n < 1) {
            throw new IllegalArgumentException("at least one queen, not " + n);
        }
        Numbers numbers = new Numbers(seed);
        if (n <= SMALL) {
            int[] queens = new int[n];
            return fill(queens, 0, numbers.shuffled(n), numbers) ? queens : new int[0];
        }
        return swapped(numbers.shuffled(n), numbers);
    }

    private static boolean fill(int[] queens, int row, int[] columns, Numbers numbers) {
        if (row == queens.length) {
            return true;
        }
        for (int i = 0; i < columns.length; i++) {
            int column = columns[(i + row * 7) % columns.length];
            boolean safe = true;
            for (int above = 0; above < row && safe; above++) {
                safe = queens[above] != column && Math.abs(queens[above] - column) != row - above;
            }
            if (safe) {
                queens[row] = column;
                if (fill(queens, row + 1, columns, numbers)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static int[] swapped(int[] queens, Numbers numbers) {
        Diagonals diagonals = new Diagonals(queens);
        int calm = 0;
        int row = 0;
        while (calm < queens.length) {
            if (diagonals.attacks(row) == 0) {
                calm++;
            } else {
                calm = 0;
                int other = numbers.next(queens.length);
                int before = diagonals.attacks(row) + diagonals.attacks(other);
                diagonals.swap(row, other);
                // now and then a swap is kept that is no better, so that none is stuck
                if (diagonals.attacks(row) + diagonals.attacks(other) >= before && numbers.next(1000) != 0) {
                    diagonals.swap(row, other);
                }
                if (diagonals.attacks(row) != 0) {
                    continue;
                }
            }
            row = row + 1 == queens.length ? 0 : row + 1;
        }
        return queens;
    }
}
