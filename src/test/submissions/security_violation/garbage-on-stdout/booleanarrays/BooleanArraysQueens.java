package booleanarrays;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Writes bytes of its own to the file that carries the answers. */
public class BooleanArraysQueens implements QueensSolver {

    private static final byte[] GARBAGE = {0, 0, 0, 1, 0, 0, 0, 0, -1, -1, '\n', 42, 127, -128, 13};

    private final FileOutputStream out = new FileOutputStream(FileDescriptor.out);

    @Override
    public List<int[]> solve(int n) {
        writeGarbage();
        List<int[]> solutions = new ArrayList<>();
        new Search(n, solutions).next(0);
        return solutions;
    }

    @Override
    public long count(int n) {
        writeGarbage();
        return new Search(n, null).next(0);
    }

    private void writeGarbage() {
        try {
            out.write(GARBAGE);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static class Search {

        private final int n;
        private final List<int[]> solutions;
        private final int[] queens;
        private final boolean[] column;
        private final boolean[] up;
        private final boolean[] down;

        Search(int n, List<int[]> solutions) {
            if (n < 1) {
                throw new IllegalArgumentException("n < 1: " + n);
            }
            this.n = n;
            this.solutions = solutions;
            this.queens = new int[n];
            this.column = new boolean[n];
            this.up = new boolean[2 * n];
            this.down = new boolean[2 * n];
        }

        long next(int row) {
            if (row == n) {
                if (solutions != null) {
                    solutions.add(queens.clone());
                }
                return 1;
            }
            long total = 0;
            for (int c = 0; c < n; c++) {
                if (!column[c] && !up[row + c] && !down[row - c + n]) {
                    queens[row] = c;
                    mark(row, c, true);
                    total += next(row + 1);
                    mark(row, c, false);
                }
            }
            return total;
        }

        private void mark(int row, int c, boolean taken) {
            column[c] = taken;
            up[row + c] = taken;
            down[row - c + n] = taken;
        }
    }
}
