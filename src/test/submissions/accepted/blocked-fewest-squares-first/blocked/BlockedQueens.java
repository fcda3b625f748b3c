package blocked;

import java.util.Arrays;
import java.util.Comparator;

import nqueens.BlockedSquares;

/** Fills the rows with the most blocked squares first, in an order of its own. */
public final class BlockedQueens implements BlockedSquares {

    private record Queen(int row, int column) {
        boolean attacks(int otherRow, int otherColumn) {
            return column == otherColumn || Math.abs(row - otherRow) == Math.abs(column - otherColumn);
        }
    }

    @Override
    public long count(int n, boolean[][] blocked) {
        if (n < 1) {
            throw new IllegalArgumentException(n + " queens");
        }
        Integer[] rows = new Integer[n];
        Arrays.setAll(rows, row -> row);
        Arrays.sort(rows, Comparator.comparingInt(row -> free(blocked[row])));
        return count(rows, blocked, new Queen[n], 0);
    }

    private static int free(boolean[] row) {
        int free = 0;
        for (boolean isBlocked : row) {
            free += isBlocked ? 0 : 1;
        }
        return free;
    }

    private static long count(Integer[] rows, boolean[][] blocked, Queen[] queens, int placed) {
        if (placed == rows.length) {
            return 1;
        }
        long ways = 0;
        int row = rows[placed];
        next:
        for (int column = 0; column < rows.length; column++) {
            if (blocked[row][column]) {
                continue;
            }
            for (int i = 0; i < placed; i++) {
                if (queens[i].attacks(row, column)) {
                    continue next;
                }
            }
            queens[placed] = new Queen(row, column);
            ways += count(rows, blocked, queens, placed + 1);
        }
        return ways;
    }
}
