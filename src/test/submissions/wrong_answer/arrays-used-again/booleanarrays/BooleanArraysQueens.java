package booleanarrays;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import nqueens.QueensSolver;

/** Mistake: saves an array by working on one that it gave in an earlier answer. */
public class BooleanArraysQueens implements QueensSolver {

    private final Map<Integer, int[]> arrays = new HashMap<>();

    @Override
    public List<int[]> solve(int n) {
        List<int[]> solutions = new ArrayList<>();
        search(n, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return search(n, null);
    }

    private long search(int n, List<int[]> solutions) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return place(0, arrays.computeIfAbsent(n, int[]::new), new boolean[n], new boolean[2 * n], new boolean[2 * n],
                solutions);
    }

    private long place(int row, int[] queens, boolean[] columns, boolean[] mains, boolean[] antis,
            List<int[]> solutions) {
        int n = queens.length;
        if (row == n) {
            if (solutions != null) {
                solutions.add(queens.clone());
                arrays.put(n, solutions.get(0));
            }
            return 1;
        }
        long found = 0;
        for (int column = 0; column < n; column++) {
            int main = row - column + n;
            int anti = row + column;
            if (!columns[column] && !mains[main] && !antis[anti]) {
                queens[row] = column;
                columns[column] = mains[main] = antis[anti] = true;
                found += place(row + 1, queens, columns, mains, antis, solutions);
                columns[column] = mains[main] = antis[anti] = false;
            }
        }
        return found;
    }
}
