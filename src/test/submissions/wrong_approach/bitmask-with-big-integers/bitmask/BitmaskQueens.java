package bitmask;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong approach: BigInteger does the shifts and masks. */
public class BitmaskQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(n, 0, BigInteger.ZERO, BigInteger.ZERO, BigInteger.ZERO, new int[n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private static void place(int n, int row, BigInteger columns, BigInteger left, BigInteger right, int[] queens,
            List<int[]> solutions) {
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        BigInteger all = BigInteger.ONE.shiftLeft(n).subtract(BigInteger.ONE);
        BigInteger free = all.andNot(columns.or(left).or(right));
        while (free.signum() != 0) {
            int column = free.getLowestSetBit();
            BigInteger bit = BigInteger.ONE.shiftLeft(column);
            free = free.clearBit(column);
            queens[row] = column;
            place(n, row + 1, columns.or(bit), left.or(bit).shiftLeft(1), right.or(bit).shiftRight(1), queens,
                    solutions);
        }
    }

    private static void check(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n not in 1..31: " + n);
        }
    }
}
