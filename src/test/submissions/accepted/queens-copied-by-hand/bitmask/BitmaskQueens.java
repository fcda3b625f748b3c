package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: each queen gets an array of its own, copied element by element. */
public class BitmaskQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(n, new int[0], 0, 0, 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private static void place(int n, int[] queens, int columns, int left, int right, List<int[]> solutions) {
        if (queens.length == n) {
            solutions.add(queens);
            return;
        }
        int free = (1 << n) - 1 & ~(columns | left | right);
        while (free != 0) {
            int bit = free & -free;
            free ^= bit;
            int[] next = new int[queens.length + 1];
            for (int row = 0; row < queens.length; row++) {
                next[row] = queens[row];
            }
            next[queens.length] = Integer.numberOfTrailingZeros(bit);
            place(n, next, columns | bit, (left | bit) << 1, (right | bit) >> 1, solutions);
        }
    }

    private static void check(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n not in 1..31: " + n);
        }
    }
}
