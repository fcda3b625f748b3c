package permutations;

import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;

import nqueens.QueensSolver;

/** Style: counts to n! and reads each number in factorials, digit by digit, as an arrangement. */
public class PermutationsQueens implements QueensSolver {

    public List<int[]> solve(int n) {
        List<int[]> found = new ArrayList<>();
        long all = factorial(n);
        for (long number = 0; number < all; number++) {
            int[] columns = arrangement(n, number);
            if (isSolution(columns)) {
                found.add(columns);
            }
        }
        return found;
    }

    public long count(int n) {
        long found = 0;
        long all = factorial(n);
        for (long number = 0; number < all; number++) {
            found += isSolution(arrangement(n, number)) ? 1 : 0;
        }
        return found;
    }

    private static long factorial(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return n == 1 ? 1 : n * factorial(n - 1);
    }

    private static int[] arrangement(int n, long number) {
        List<Integer> left = new LinkedList<>();
        for (int column = 0; column < n; column++) {
            left.add(column);
        }
        int[] columns = new int[n];
        for (int row = 0; row < n; row++) {
            columns[row] = left.remove((int) (number % left.size()));
            number /= left.size() + 1;
        }
        return columns;
    }

    private static boolean isSolution(int[] columns) {
        boolean[] sums = new boolean[2 * columns.length];
        boolean[] differences = new boolean[2 * columns.length];
        for (int row = 0; row < columns.length; row++) {
            int sum = row + columns[row];
            int difference = row - columns[row] + columns.length;
            if (sums[sum] || differences[difference]) {
                return false;
            }
            sums[sum] = true;
            differences[difference] = true;
        }
        return true;
    }
}
