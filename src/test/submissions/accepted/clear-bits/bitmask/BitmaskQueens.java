package bitmask;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

import nqueens.QueensSolver;

/** Right: walks through the clear bits of the taken squares. */
public class BitmaskQueens implements QueensSolver {

    private long total;

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        go(n, 0, -1 << n, 0, 0, new ArrayDeque<>(), solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        check(n);
        total = 0;
        go(n, 0, -1 << n, 0, 0, new ArrayDeque<>(), null);
        return total;
    }

    private void go(int n, int row, int columns, int left, int right, Deque<Integer> queens, List<int[]> solutions) {
        if (row == n) {
            total++;
            if (solutions != null) {
                solutions.add(queens.stream().mapToInt(Integer::intValue).toArray());
            }
            return;
        }
        int taken = columns | left | right;
        while (taken != -1) {
            int bit = ~taken & taken + 1;
            taken |= bit;
            queens.addLast(Integer.numberOfTrailingZeros(bit));
            go(n, row + 1, columns | bit, (left | bit) << 1, (right | bit) >>> 1, queens, solutions);
            queens.removeLast();
        }
    }

    private static void check(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n not in 1..31: " + n);
        }
    }
}
