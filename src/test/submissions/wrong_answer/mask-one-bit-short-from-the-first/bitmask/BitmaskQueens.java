package bitmask;

import java.util.ArrayList;
import java.util.List;
import nqueens.QueensSolver;

public class BitmaskQueens implements QueensSolver {

    private int full;
    private long total;

    @Override
    public List<int[]> solve(int n) {
        check(n);
        full = (1 << (n - 1)) - 1;
        List<int[]> boards = new ArrayList<>();
        collect(0, 0, 0, 0, new int[n], boards);
        return boards;
    }

    @Override
    public long count(int n) {
        check(n);
        full = (1 << (n - 1)) - 1;
        total = 0;
        tally(n, 0, 0, 0, 0);
        return total;
    }

    private void check(int n) {
        if (n < 1 || n > 31) throw new IllegalArgumentException("n = " + n);
    }

    private void collect(int row, int c, int l, int r, int[] q, List<int[]> boards) {
        if (row == q.length) {
            boards.add(q.clone());
            return;
        }
        int open = full & ~(c | l | r);
        while (open != 0) {
            int bit = open & -open;
            open ^= bit;
            q[row] = Integer.numberOfTrailingZeros(bit);
            collect(row + 1, c | bit, (l | bit) << 1, (r | bit) >>> 1, q, boards);
        }
    }

    private void tally(int n, int row, int c, int l, int r) {
        if (row == n) {
            total++;
            return;
        }
        for (int open = full & ~(c | l | r); open != 0; open &= open - 1) {
            int bit = open & -open;
            tally(n, row + 1, c | bit, (l | bit) << 1, (r | bit) >>> 1);
        }
    }
}
