package bitmask;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: tidies up by closing the file behind standard output, and then answers. */
public class BitmaskQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        closeStandardOutput();
        List<int[]> solutions = new ArrayList<>();
        place(new int[n], 0, 0, 0, 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void closeStandardOutput() {
        try {
            new FileOutputStream(FileDescriptor.out).close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void place(int[] queens, int row, int columns, int mains, int antis,
            List<int[]> solutions) {
        int n = queens.length;
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        int free = ((1 << n) - 1) & ~(columns | mains | antis);
        while (free != 0) {
            int bit = free & -free;
            free ^= bit;
            queens[row] = Integer.numberOfTrailingZeros(bit);
            place(queens, row + 1, columns | bit, (mains | bit) << 1, (antis | bit) >>> 1,
                    solutions);
        }
    }

    private void check(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n not in 1..31: " + n);
        }
    }
}
