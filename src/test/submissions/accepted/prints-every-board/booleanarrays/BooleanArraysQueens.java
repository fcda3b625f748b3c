package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right, and prints every board that it finds, square by square: 5 MB for n = 12. */
public class BooleanArraysQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        List<int[]> found = new ArrayList<>();
        search(n, found);
        return found;
    }

    @Override
    public long count(int n) {
        return search(n, null);
    }

    private static long search(int n, List<int[]> found) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return place(new int[n], 0, new boolean[n], new boolean[2 * n], new boolean[2 * n], found);
    }

    private static long place(int[] queens, int row, boolean[] columns, boolean[] mains, boolean[] antis,
            List<int[]> found) {
        int n = queens.length;
        if (row == n) {
            print(queens);
            if (found != null) {
                found.add(queens.clone());
            }
            return 1;
        }
        long ways = 0;
        for (int column = 0; column < n; column++) {
            if (!columns[column] && !mains[row - column + n] && !antis[row + column]) {
                queens[row] = column;
                columns[column] = true;
                mains[row - column + n] = true;
                antis[row + column] = true;
                ways += place(queens, row + 1, columns, mains, antis, found);
                columns[column] = false;
                mains[row - column + n] = false;
                antis[row + column] = false;
            }
        }
        return ways;
    }

    private static void print(int[] queens) {
        for (int queen : queens) {
            for (int column = 0; column < queens.length; column++) {
                System.out.print(column == queen ? " Q" : " .");
            }
            System.out.println();
        }
        System.out.println();
    }
}
