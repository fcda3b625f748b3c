package million;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

import nqueens.LargeBoard;

/** Row by row with backtracking, through columns in random order. */
public final class MillionQueens implements LargeBoard {

    @Override
    public int[] place(int n, long seed) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        int[] queens = new int[n];
        boolean isSolved = fill(queens, 0, new boolean[n], new boolean[2 * n], new boolean[2 * n], new Random(seed));
        return isSolved ? queens : new int[0];
    }

    private static boolean fill(int[] queens, int row, boolean[] columns, boolean[] main, boolean[] anti,
            Random random) {
        int n = queens.length;
        if (row == n) {
            return true;
        }
        List<Integer> free = new ArrayList<>();
        for (int column = 0; column < n; column++) {
            if (!columns[column] && !main[row - column + n] && !anti[row + column]) {
                free.add(column);
            }
        }
        Collections.shuffle(free, random);
        for (int column : free) {
            queens[row] = column;
            columns[column] = main[row - column + n] = anti[row + column] = true;
            if (fill(queens, row + 1, columns, main, anti, random)) {
                return true;
            }
            columns[column] = main[row - column + n] = anti[row + column] = false;
        }
        return false;
    }
}
