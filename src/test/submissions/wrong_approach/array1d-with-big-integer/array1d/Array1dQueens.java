package array1d;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong approach: the lines that are taken are bits of a BigInteger. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(new int[n], 0, BigInteger.ZERO, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int[] queens, int row, BigInteger taken, List<int[]> solutions) {
        int n = queens.length;
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            int main = 2 * n + row - column;
            int anti = 3 * n + row + column;
            if (!taken.testBit(column) && !taken.testBit(main) && !taken.testBit(anti)) {
                queens[row] = column;
                place(queens, row + 1, taken.setBit(column).setBit(main).setBit(anti), solutions);
            }
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
