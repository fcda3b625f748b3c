package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right answers, but only count works with bits; solve still marks three boolean[]. */
public class BitmaskQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(0, new int[n], new boolean[n], new boolean[2 * n], new boolean[2 * n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        check(n);
        return count((1 << n) - 1, 0, 0, 0);
    }

    private void place(int row, int[] queens, boolean[] columns, boolean[] mains, boolean[] antis,
            List<int[]> solutions) {
        int n = queens.length;
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            int main = row - column + n;
            int anti = row + column;
            if (!columns[column] && !mains[main] && !antis[anti]) {
                queens[row] = column;
                columns[column] = mains[main] = antis[anti] = true;
                place(row + 1, queens, columns, mains, antis, solutions);
                columns[column] = mains[main] = antis[anti] = false;
            }
        }
    }

    private long count(int all, int columns, int mains, int antis) {
        if (columns == all) {
            return 1;
        }
        long found = 0;
        int free = all & ~(columns | mains | antis);
        while (free != 0) {
            int bit = free & -free;
            free ^= bit;
            found += count(all, columns | bit, (mains | bit) << 1, (antis | bit) >>> 1);
        }
        return found;
    }

    private void check(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n not in 1..31: " + n);
        }
    }
}
