package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: the first queen stands in the left half of her row, and the mirror images are forgotten. */
public class BitmaskQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        int half = (1 << (n + 1) / 2) - 1;
        place(0, half, new int[n], 0, 0, 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int row, int free, int[] columns, int taken, int left, int right, List<int[]> solutions) {
        int n = columns.length;
        if (row == n) {
            solutions.add(columns.clone());
            return;
        }
        int rest = free;
        while (rest != 0) {
            int bit = Integer.lowestOneBit(rest);
            rest ^= bit;
            columns[row] = Integer.numberOfTrailingZeros(bit);
            int nowTaken = taken | bit;
            int nowLeft = (left | bit) << 1;
            int nowRight = (right | bit) >>> 1;
            place(row + 1, (1 << n) - 1 & ~(nowTaken | nowLeft | nowRight), columns, nowTaken, nowLeft, nowRight, solutions);
        }
    }
}
