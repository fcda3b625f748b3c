package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right, although it closes System.out and System.err before it answers. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        System.out.println("solving for " + n);
        System.out.close();
        System.err.close();
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        place(new int[n], 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        System.out.close();
        System.err.close();
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return place(new int[n], 0, null);
    }

    private long place(int[] queens, int row, List<int[]> solutions) {
        if (row == queens.length) {
            if (solutions != null) {
                solutions.add(queens.clone());
            }
            return 1;
        }
        long total = 0;
        for (int column = 0; column < queens.length; column++) {
            queens[row] = column;
            if (isSafe(queens, row)) {
                total += place(queens, row + 1, solutions);
            }
        }
        return total;
    }

    private boolean isSafe(int[] queens, int row) {
        for (int above = row - 1; above >= 0; above--) {
            int apart = Math.abs(queens[above] - queens[row]);
            if (apart == 0 || apart == row - above) {
                return false;
            }
        }
        return true;
    }
}
