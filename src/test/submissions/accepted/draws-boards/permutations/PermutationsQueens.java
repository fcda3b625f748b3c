package permutations;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: keeps a drawing of where it stands, made of repeated dots. */
public class PermutationsQueens implements QueensSolver {

    public List<int[]> solve(int n) {
        check(n);
        List<int[]> result = new ArrayList<>();
        permute(new int[n], new boolean[n], 0, result);
        return result;
    }

    public long count(int n) {
        check(n);
        return permute(new int[n], new boolean[n], 0, new ArrayList<>());
    }

    private long permute(int[] chosen, boolean[] used, int k, List<int[]> result) {
        if (k == chosen.length) {
            note(chosen, k);
            if (!diagonalsDiffer(chosen)) {
                return 0;
            }
            result.add(chosen.clone());
            return 1;
        }
        long sum = 0;
        for (int i = 0; i < used.length; i++) {
            if (!used[i]) {
                used[i] = true;
                chosen[k] = i;
                sum += permute(chosen, used, k + 1, result);
                used[i] = false;
            }
        }
        return sum;
    }

    private boolean diagonalsDiffer(int[] chosen) {
        boolean[] sums = new boolean[2 * chosen.length];
        boolean[] differences = new boolean[2 * chosen.length];
        for (int row = 0; row < chosen.length; row++) {
            int sum = row + chosen[row];
            int difference = row - chosen[row] + chosen.length;
            if (sums[sum] || differences[difference]) {
                return false;
            }
            sums[sum] = true;
            differences[difference] = true;
        }
        return true;
    }

    private String picture = "";

    private void note(int[] columns, int rows) {
        List<String> lines = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            int column = columns[row];
            lines.add(".".repeat(column) + "Q" + ".".repeat(columns.length - column - 1));
        }
        picture = String.join("\n", lines);
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be at least 1: " + n);
        }
    }
}
