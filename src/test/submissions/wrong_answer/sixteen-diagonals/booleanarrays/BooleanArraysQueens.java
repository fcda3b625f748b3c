package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: sixteen marks for the diagonals, as on a chess board; from n = 10 on they collide. */
public class BooleanArraysQueens implements QueensSolver {

    private static final int DIAGONALS = 16;

    @Override
    public List<int[]> solve(int n) {
        List<int[]> solutions = new ArrayList<>();
        search(0, placement(n), new boolean[n], new boolean[DIAGONALS], new boolean[DIAGONALS],
                solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return search(0, placement(n), new boolean[n], new boolean[DIAGONALS],
                new boolean[DIAGONALS], null);
    }

    private int[] placement(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return new int[n];
    }

    private long search(int row, int[] placement, boolean[] columns, boolean[] main,
            boolean[] anti, List<int[]> solutions) {
        int n = placement.length;
        if (row == n) {
            if (solutions != null) {
                solutions.add(placement.clone());
            }
            return 1;
        }
        long found = 0;
        for (int column = 0; column < n; column++) {
            int m = Math.floorMod(row - column, DIAGONALS);
            int a = (row + column) % DIAGONALS;
            if (!columns[column] && !main[m] && !anti[a]) {
                placement[row] = column;
                columns[column] = main[m] = anti[a] = true;
                found += search(row + 1, placement, columns, main, anti, solutions);
                columns[column] = main[m] = anti[a] = false;
            }
        }
        return found;
    }
}
