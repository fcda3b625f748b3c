package bitmask;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: adds up in BigInteger, prints a share by BigDecimal. */
public class BitmaskQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n: " + n);
        }
        List<int[]> found = new ArrayList<>();
        place(new int[n], 0, 0, 0, 0, found);
        return found;
    }

    @Override
    public long count(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n: " + n);
        }
        BigInteger ways = BigInteger.ZERO;
        BigInteger boards = BigInteger.ONE;
        for (int column = 0; column < n; column++) {
            int bit = 1 << column;
            ways = ways.add(BigInteger.valueOf(place(new int[n], 1, bit, bit << 1, bit >>> 1, null)));
            boards = boards.multiply(BigInteger.valueOf(column + 1L));
        }
        System.out.println(new BigDecimal(ways).divide(new BigDecimal(boards), 9, RoundingMode.HALF_UP)
                + " of all permutations; " + Long.toBinaryString(Math.multiplyExact(ways.longValueExact(), 1L)));
        return ways.longValueExact();
    }

    private static long place(int[] queens, int row, int columns, int mains, int antis, List<int[]> found) {
        if (row == queens.length) {
            if (found != null) {
                found.add(queens.clone());
            }
            return 1;
        }
        long ways = 0;
        for (int free = (1 << queens.length) - 1 & ~(columns | mains | antis); free != 0; free &= free - 1) {
            int bit = free & -free;
            queens[row] = Integer.numberOfTrailingZeros(bit);
            ways += place(queens, row + 1, columns | bit, (mains | bit) << 1, (antis | bit) >>> 1, found);
        }
        return ways;
    }
}
