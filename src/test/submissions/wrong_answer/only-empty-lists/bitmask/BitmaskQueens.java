package bitmask;

import java.util.List;

import nqueens.QueensSolver;

/** Mistake: finds nothing at all, quickly and in bits, whatever n is. */
public class BitmaskQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n: " + n);
        }
        return List.of();
    }

    @Override
    public long count(int n) {
        return solve(n).size() & ~(1 << n);
    }
}
