package bitmask;

import java.util.*;
import java.util.function.*;
import java.util.stream.*;

import nqueens.QueensSolver;

/** Wrong: adds the new queen to one set of diagonals only after the shift. */
public class BitmaskQueens implements QueensSolver {
    // one object per search; the sets are fields with undo by saved copies
    static class Backtracker {
        final int n, everything;
        int cols, dl, dr, depth;
        final int[] where;
        final List<int[]> results;
        long total;

        Backtracker(int n, boolean keep) {
            if (n < 1 || n > 31) throw new IllegalArgumentException("n is " + n + ", must be between 1 and 31");
            this.n = n;
            int m = 0;
            for (int i = 0; i < n; i++) m = (m << 1) | 1;
            everything = m;
            where = new int[n];
            results = keep ? new ArrayList<>() : null;
        }

        void run() {
            if (depth == n) {
                total++;
                if (results != null) results.add(Arrays.copyOf(where, n));
                return;
            }
            int candidates = everything & ~(cols | dl | dr);
            final int savedCols = cols, savedDl = dl, savedDr = dr;
            while (candidates > 0) {
                int bit = Integer.lowestOneBit(candidates);
                candidates ^= bit;
                where[depth] = Integer.numberOfTrailingZeros(bit);
                cols = savedCols | bit;
                dl = (savedDl << 1) | bit;
                dr = (savedDr | bit) >>> 1;
                depth++;
                run();
                depth--;
                cols = savedCols;
                dl = savedDl;
                dr = savedDr;
            }
        }
    }

    public List<int[]> solve(int n) {
        Backtracker b = new Backtracker(n, true);
        b.run();
        return b.results;
    }

    public long count(int n) {
        Backtracker b = new Backtracker(n, false);
        b.run();
        return b.total;
    }
}
