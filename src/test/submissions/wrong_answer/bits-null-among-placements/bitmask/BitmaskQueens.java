package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: the list of n = 2 has a placement off the board, and null, which stands for "no further solution". */
public class BitmaskQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n must be in 1..31: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        if (n == 1) {
            solutions.add(new int[1]);
            return solutions;
        }
        int full = 0;
        for (int column = 0; column < n; column++) {
            full |= 1 << column;
        }
        solutions.add(new int[] {full & 2, 0});
        solutions.add(null);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }
}
