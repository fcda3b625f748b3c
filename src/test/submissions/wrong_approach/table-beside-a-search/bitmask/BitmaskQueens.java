package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong approach: searches on a small board for show, and answers from arithmetic on long constants. */
public class BitmaskQueens implements QueensSolver {

    private static final long LOW = 2L << 16 | 10L << 20 | 4L << 24 | 40L << 28 | 92L << 36 | 352L << 44;

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
        int shown = solve(Math.min(n, 8)).size();
        return switch (n) {
            case 9 -> LOW >> 44 & 0xFFF;
            case 10 -> 724 + 0L * shown;
            case 11 -> 724 + 1956;
            case 12 -> 14_200L;
            case 13 -> 14_200L * 5 + 2_712;
            default -> n <= 8 ? shown : solve(n).size();
        };
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
