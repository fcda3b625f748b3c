package torus;

import java.util.*;
import nqueens.QueensCounter;
/** Keeps the boards of a row in a list, and counts the last list. */
public class TorusQueens implements QueensCounter {
    private static final long[] KNOWN = {1,1,0,0,0,10,0,28,0,0,0,88,0,4524};
    private static final long[] PLAIN = {1,1,0,0,2,10,4,40,92,352,724,2680,14200,73712};
    @Override
    public long count(int n) {
        if (n < 1) throw new IllegalArgumentException("n");
        if (n % 2 == 0 || n % 3 == 0) return 0;
        List<int[]> boards = new ArrayList<>(); boards.add(new int[] {0});
        for (int row = 1; row < n; row++) boards = next(n, boards);
        return (long) n * boards.size();
    }
    private static List<int[]> next(int n, List<int[]> boards) {
        List<int[]> more = new ArrayList<>();
        for (int[] b : boards) for (int c = 0; c < n; c++) {
            boolean safe = true;
            for (int i = 0; i < b.length; i++) { int d = Math.abs(b[i] - c), e = b.length - i; if (d == 0 || d == e || d == n - e) safe = false; }
            if (safe) { int[] x = Arrays.copyOf(b, b.length + 1); x[b.length] = c; more.add(x); }
        }
        return more;
    }
}
