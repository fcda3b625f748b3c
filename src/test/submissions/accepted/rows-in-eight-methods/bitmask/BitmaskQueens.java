package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: eight copies of a method search eight rows in turn, so that no part of them runs for every position. */
public class BitmaskQueens implements QueensSolver {

    @Override
    public long count(int n) {
        return search(n, new ArrayList<>(), false);
    }

    @Override
    public List<int[]> solve(int n) {
        List<int[]> solutions = new ArrayList<>();
        search(n, solutions, true);
        return solutions;
    }

    private static long search(int n, List<int[]> solutions, boolean isListed) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n is out of range: " + n);
        }
        return row0((int) ((1L << n) - 1), 0, 0, 0, new int[n], 0, isListed ? solutions : null);
    }

    private static long row0(int all, int columns, int left, int right, int[] queens, int row, List<int[]> solutions) {
        if (columns == all) {
            if (solutions != null) {
                solutions.add(queens.clone());
            }
            return 1;
        }
        long ways = 0;
        for (int free = all & ~(columns | left | right); free != 0; free &= free - 1) {
            int bit = free & -free;
            queens[row] = Integer.numberOfTrailingZeros(bit);
            ways += row1(all, columns | bit, (left | bit) << 1, (right | bit) >>> 1, queens, row + 1, solutions);
        }
        return ways;
    }

    private static long row1(int all, int columns, int left, int right, int[] queens, int row, List<int[]> solutions) {
        if (columns == all) {
            if (solutions != null) {
                solutions.add(queens.clone());
            }
            return 1;
        }
        long ways = 0;
        for (int free = all & ~(columns | left | right); free != 0; free &= free - 1) {
            int bit = free & -free;
            queens[row] = Integer.numberOfTrailingZeros(bit);
            ways += row2(all, columns | bit, (left | bit) << 1, (right | bit) >>> 1, queens, row + 1, solutions);
        }
        return ways;
    }

    private static long row2(int all, int columns, int left, int right, int[] queens, int row, List<int[]> solutions) {
        if (columns == all) {
            if (solutions != null) {
                solutions.add(queens.clone());
            }
            return 1;
        }
        long ways = 0;
        for (int free = all & ~(columns | left | right); free != 0; free &= free - 1) {
            int bit = free & -free;
            queens[row] = Integer.numberOfTrailingZeros(bit);
            ways += row3(all, columns | bit, (left | bit) << 1, (right | bit) >>> 1, queens, row + 1, solutions);
        }
        return ways;
    }

    private static long row3(int all, int columns, int left, int right, int[] queens, int row, List<int[]> solutions) {
        if (columns == all) {
            if (solutions != null) {
                solutions.add(queens.clone());
            }
            return 1;
        }
        long ways = 0;
        for (int free = all & ~(columns | left | right); free != 0; free &= free - 1) {
            int bit = free & -free;
            queens[row] = Integer.numberOfTrailingZeros(bit);
            ways += row4(all, columns | bit, (left | bit) << 1, (right | bit) >>> 1, queens, row + 1, solutions);
        }
        return ways;
    }

    private static long row4(int all, int columns, int left, int right, int[] queens, int row, List<int[]> solutions) {
        if (columns == all) {
            if (solutions != null) {
                solutions.add(queens.clone());
            }
            return 1;
        }
        long ways = 0;
        for (int free = all & ~(columns | left | right); free != 0; free &= free - 1) {
            int bit = free & -free;
            queens[row] = Integer.numberOfTrailingZeros(bit);
            ways += row5(all, columns | bit, (left | bit) << 1, (right | bit) >>> 1, queens, row + 1, solutions);
        }
        return ways;
    }

    private static long row5(int all, int columns, int left, int right, int[] queens, int row, List<int[]> solutions) {
        if (columns == all) {
            if (solutions != null) {
                solutions.add(queens.clone());
            }
            return 1;
        }
        long ways = 0;
        for (int free = all & ~(columns | left | right); free != 0; free &= free - 1) {
            int bit = free & -free;
            queens[row] = Integer.numberOfTrailingZeros(bit);
            ways += row6(all, columns | bit, (left | bit) << 1, (right | bit) >>> 1, queens, row + 1, solutions);
        }
        return ways;
    }

    private static long row6(int all, int columns, int left, int right, int[] queens, int row, List<int[]> solutions) {
        if (columns == all) {
            if (solutions != null) {
                solutions.add(queens.clone());
            }
            return 1;
        }
        long ways = 0;
        for (int free = all & ~(columns | left | right); free != 0; free &= free - 1) {
            int bit = free & -free;
            queens[row] = Integer.numberOfTrailingZeros(bit);
            ways += row7(all, columns | bit, (left | bit) << 1, (right | bit) >>> 1, queens, row + 1, solutions);
        }
        return ways;
    }

    private static long row7(int all, int columns, int left, int right, int[] queens, int row, List<int[]> solutions) {
        if (columns == all) {
            if (solutions != null) {
                solutions.add(queens.clone());
            }
            return 1;
        }
        long ways = 0;
        for (int free = all & ~(columns | left | right); free != 0; free &= free - 1) {
            int bit = free & -free;
            queens[row] = Integer.numberOfTrailingZeros(bit);
            ways += row0(all, columns | bit, (left | bit) << 1, (right | bit) >>> 1, queens, row + 1, solutions);
        }
        return ways;
    }
}
