package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right answers, but only the columns are in a boolean[]; the diagonals are shifted bits. */
public class BooleanArraysQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        place(0, new int[n], new boolean[n], 0, 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return place(0, new int[n], new boolean[n], 0, 0, null);
    }

    private long place(int row, int[] queens, boolean[] columns, long mains, long antis,
            List<int[]> solutions) {
        if (row == queens.length) {
            if (solutions != null) {
                solutions.add(queens.clone());
            }
            return 1;
        }
        long found = 0;
        for (int column = 0; column < queens.length; column++) {
            long bit = 1L << column;
            if (columns[column] || (mains & bit) != 0 || (antis & bit) != 0) {
                continue;
            }
            queens[row] = column;
            columns[column] = true;
            found += place(row + 1, queens, columns, (mains | bit) << 1, (antis | bit) >>> 1,
                    solutions);
            columns[column] = false;
        }
        return found;
    }
}
