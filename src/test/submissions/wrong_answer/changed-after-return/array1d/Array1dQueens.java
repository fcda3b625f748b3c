package array1d;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import nqueens.QueensSolver;

/** Attack: lets a thread spoil the arrays it returned, and returns them again. */
public class Array1dQueens implements QueensSolver {

    private static final Map<Integer, List<int[]>> KEPT = new HashMap<>();
    private static final Map<Integer, Thread> SPOILERS = new HashMap<>();

    @Override
    public List<int[]> solve(int n) {
        List<int[]> found = new ArrayList<>();
        search(n, found);
        return spoiled(n, found);
    }

    @Override
    public long count(int n) {
        return search(n, null);
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

    private static List<int[]> spoiled(int n, List<int[]> found) {
        Thread spoiler = SPOILERS.get(n);
        if (spoiler != null) {
            spoiler.start();
            try {
                spoiler.join();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            SPOILERS.remove(n);
        } else if (!KEPT.containsKey(n)) {
            KEPT.put(n, found);
            SPOILERS.put(n, new Thread(() -> found.forEach(placement -> Arrays.fill(placement, 0))));
        }
        return KEPT.get(n);
    }
}
