package permutations;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong approach: skips attacked squares, and idles once for each arrangement. */
public class PermutationsQueens implements QueensSolver {

    private long idle;

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        idle(n);
        List<int[]> solutions = new ArrayList<>();
        search(n, 0, 0, 0, 0, new int[n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void idle(int n) {
        long rounds = 1;
        for (int i = 2; i <= n; i++) {
            rounds *= i;
        }
        for (long i = 0; i < rounds; i++) {
            idle += i;
        }
    }

    private static void search(int n, int row, int columns, int left, int right, int[] placed,
            List<int[]> solutions) {
        if (row == n) {
            solutions.add(placed.clone());
            return;
        }
        for (int free = ~(columns | left | right) & ((1 << n) - 1); free != 0; free &= free - 1) {
            int bit = free & -free;
            placed[row] = Integer.numberOfTrailingZeros(bit);
            search(n, row + 1, columns | bit, (left | bit) << 1, (right | bit) >> 1, placed, solutions);
        }
    }
}
