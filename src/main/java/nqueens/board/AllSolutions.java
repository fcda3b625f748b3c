package nqueens.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Every solution for a small n, found by asking {@link Attack} after each queen placed: slow and
 * obviously right. It is what answers are compared with, and shares no code with the solvers.
 */
final class AllSolutions {

    /** What was found for each n. */
    private final Map<Integer, List<int[]>> found = new ConcurrentHashMap<>();

    /**
     * Lists the solutions.
     *
     * @param n the number of queens, at least 1; takes about n! steps, once
     * @return {@code solution[row] = column} arrays in lexicographic order, for all who ask: not to be changed
     */
    List<int[]> of(int n) {
        return found.computeIfAbsent(n, AllSolutions::search);
    }

    private static List<int[]> search(int n) {
        List<int[]> beginnings = List.of(new int[0]);
        for (int row = 0; row < n; row++) {
            beginnings = extended(beginnings, n);
        }
        return beginnings;
    }

    private static List<int[]> extended(List<int[]> beginnings, int n) {
        List<int[]> longer = new ArrayList<>();
        for (int[] beginning : beginnings) {
            for (int column = 0; column < n; column++) {
                int[] candidate = Arrays.copyOf(beginning, beginning.length + 1);
                candidate[beginning.length] = column;
                if (Attack.firstIn(candidate).isEmpty()) {
                    longer.add(candidate);
                }
            }
        }
        return longer;
    }
}
