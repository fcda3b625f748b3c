package array1d;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import nqueens.QueensSolver;

/** Right: collects the answers in a two-dimensional array that grows. */
public class Array1dQueens implements QueensSolver {

    private int[][] answers;
    private int size;

    @Override
    public List<int[]> solve(int n) {
        check(n);
        run(n);
        return new ArrayList<>(Arrays.asList(Arrays.copyOf(answers, size)));
    }

    @Override
    public long count(int n) {
        check(n);
        run(n);
        return size;
    }

    private void run(int n) {
        answers = new int[16][];
        size = 0;
        search(new int[n], 0);
    }

    private void search(int[] cols, int row) {
        if (row == cols.length) {
            if (size == answers.length) {
                answers = Arrays.copyOf(answers, 2 * size);
            }
            answers[size++] = cols.clone();
            return;
        }
        outer:
        for (int c = 0; c < cols.length; c++) {
            for (int r = 0; r < row; r++) {
                int d = c - cols[r];
                if (d == 0 || d == row - r || d == r - row) {
                    continue outer;
                }
            }
            cols[row] = c;
            search(cols, row + 1);
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
