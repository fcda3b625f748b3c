package completion;

import java.util.ArrayList;
import java.util.List;

import nqueens.CompletedBoard;

/** Finds solutions of the empty board, one after the other, and looks in each for the queens that stand. */
public class CompletionQueens implements CompletedBoard {

    @Override
    public int[] complete(int n, int[][] queens) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        List<int[]> found = new ArrayList<>();
        place(new int[n], 0, 0, 0, 0, queens, found);
        return found.isEmpty() ? new int[0] : found.get(0);
    }

    private static void place(int[] columns, int row, int taken, int main, int anti, int[][] queens,
            List<int[]> found) {
        if (!found.isEmpty()) {
            return;
        }
        int n = columns.length;
        if (row == n) {
            if (hasAll(columns, queens)) {
                found.add(columns.clone());
            }
            return;
        }
        int free = ((1 << n) - 1) & ~(taken | main | anti);
        while (free != 0) {
            int bit = free & -free;
            free ^= bit;
            columns[row] = Integer.numberOfTrailingZeros(bit);
            place(columns, row + 1, taken | bit, (main | bit) << 1, (anti | bit) >>> 1, queens, found);
        }
    }

    private static boolean hasAll(int[] columns, int[][] queens) {
        for (int[] queen : queens) {
            if (columns[queen[0]] != queen[1]) {
                return false;
            }
        }
        return true;
    }
}
