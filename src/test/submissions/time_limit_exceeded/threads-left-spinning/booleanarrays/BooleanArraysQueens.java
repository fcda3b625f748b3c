package booleanarrays;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import nqueens.QueensSolver;

/** Attack: answers, leaves threads spinning, and sleeps in its second call. */
public class BooleanArraysQueens implements QueensSolver {

    private static int calls;

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
        attack();
        if (n < 1) {
            throw new IllegalArgumentException("n: " + n);
        }
        return place(new int[n], 0, new boolean[n], new boolean[2 * n], new boolean[2 * n], found);
    }

    private static long place(int[] queens, int row, boolean[] columns, boolean[] mains, boolean[] antis,
            List<int[]> found) {
        int n = queens.length;
        if (row == n) {
            if (found != null) {
                found.add(queens.clone());
            }
            return 1;
        }
        long ways = 0;
        for (int c = 0; c < n; c++) {
            if (!columns[c] && !mains[row - c + n] && !antis[row + c]) {
                queens[row] = c;
                columns[c] = mains[row - c + n] = antis[row + c] = true;
                ways += place(queens, row + 1, columns, mains, antis, found);
                columns[c] = mains[row - c + n] = antis[row + c] = false;
            }
        }
        return ways;
    }

    private static void attack() {
        calls++;
        if (calls == 1) {
            for (int i = 0; i < 4; i++) {
                new Thread(() -> {
                    // in the JDK, where it takes CPU time and hardly a step
                    int[] room = new int[1 << 20];
                    while (true) {
                        Arrays.fill(room, calls);
                    }
                }).start();
            }
        } else if (calls == 2) {
            try {
                Thread.sleep(600_000);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
