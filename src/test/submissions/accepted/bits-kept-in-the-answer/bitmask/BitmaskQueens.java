package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: keeps the bits of a placement, and turns them into columns when it is complete. */
public class BitmaskQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        search(n, 0, new int[n], 0, 0, 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void search(int n, int row, int[] bits, int columns, int mains, int antis, List<int[]> solutions) {
        if (row == n) {
            int[] placement = new int[n];
            for (int i = 0; i < n; i++) {
                for (int column = 0; column < n; column++) {
                    if ((bits[i] & 1 << column) != 0) {
                        placement[i] = column;
                    }
                }
            }
            solutions.add(placement);
            return;
        }
        int free = ((1 << n) - 1) & ~columns & ~mains & ~antis;
        while (free != 0) {
            bits[row] = free & -free;
            free ^= bits[row];
            search(n, row + 1, bits, columns | bits[row], mains << 1 | bits[row] << 1,
                    antis >> 1 | bits[row] >> 1, solutions);
        }
    }

    private static void check(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n not in 1..31: " + n);
        }
    }
}
