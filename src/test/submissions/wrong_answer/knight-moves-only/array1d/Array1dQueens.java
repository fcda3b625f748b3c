package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: builds the well-known staircase of knight's moves and its mirror image, no others. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        if (n == 1) {
            solutions.add(new int[] {0});
        }
        if (n > 3) {
            int[] staircase = staircase(n);
            int[] mirrored = new int[n];
            for (int row = 0; row < n; row++) {
                mirrored[row] = n - 1 - staircase[row];
            }
            solutions.add(staircase);
            solutions.add(mirrored);
        }
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private int[] staircase(int n) {
        List<Integer> even = new ArrayList<>();
        List<Integer> odd = new ArrayList<>();
        for (int number = 1; number <= n; number++) {
            (number % 2 == 0 ? even : odd).add(number);
        }
        if (n % 6 == 2) {
            odd.set(0, 3);
            odd.set(1, 1);
            odd.remove(Integer.valueOf(5));
            odd.add(5);
        }
        if (n % 6 == 3) {
            even.add(even.remove(0));
            odd.add(odd.remove(0));
            odd.add(odd.remove(0));
        }
        even.addAll(odd);
        return even.stream().mapToInt(number -> number - 1).toArray();
    }
}
