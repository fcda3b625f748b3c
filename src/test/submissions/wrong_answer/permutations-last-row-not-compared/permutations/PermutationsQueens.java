package permutations;

import java.util.ArrayList;
import java.util.List;
import nqueens.QueensSolver;

public class PermutationsQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) throw new IllegalArgumentException("n = " + n);
        List<int[]> result = new ArrayList<>();
        List<Integer> rest = new ArrayList<>();
        for (int i = 0; i < n; i++) rest.add(i);
        arrange(new ArrayList<>(), rest, result);
        return result;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void arrange(List<Integer> prefix, List<Integer> rest, List<int[]> result) {
        if (rest.isEmpty()) {
            int[] candidate = prefix.stream().mapToInt(i -> i).toArray();
            if (isSolution(candidate)) {
                result.add(candidate);
            }
            return;
        }
        for (Integer x : rest) {
            List<Integer> longer = new ArrayList<>(prefix);
            longer.add(x);
            List<Integer> shorter = new ArrayList<>(rest);
            shorter.remove(x);
            arrange(longer, shorter, result);
        }
    }

    private boolean isSolution(int[] c) {
        for (int i = 0; i < c.length - 1; i++) {
            for (int j = i + 1; j < c.length - 1; j++) {
                if (Math.abs(c[i] - c[j]) == j - i) {
                    return false;
                }
            }
        }
        return true;
    }
}
