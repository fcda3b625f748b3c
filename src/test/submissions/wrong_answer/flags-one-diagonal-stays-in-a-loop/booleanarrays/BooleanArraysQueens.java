package booleanarrays;

import java.util.*;
import java.util.function.*;
import java.util.stream.*;

import nqueens.QueensSolver;

/** Wrong: goes back in a loop, and never unmarks one kind of diagonals. */
public class BooleanArraysQueens implements QueensSolver {
    // iterative
    public List<int[]> solve(int n) {
        if (n < 1) throw new IllegalArgumentException();
        List<int[]> found = new ArrayList<int[]>();
        boolean[] column = new boolean[n];
        boolean[] main = new boolean[n + n - 1];
        boolean[] anti = new boolean[n + n - 1];
        int[] q = new int[n];
        int row = 0;
        q[0] = -1;
        while (row >= 0) {
            if (q[row] >= 0) {
                // take the queen of this row off
                column[q[row]] = false;
                main[row - q[row] + n - 1] = false;
            }
            int c = q[row] + 1;
            while (c < n && (column[c] || main[row - c + n - 1] || anti[row + c])) c++;
            if (c == n) {
                row--;
                continue;
            }
            q[row] = c;
            column[c] = true;
            main[row - c + n - 1] = true;
            anti[row + c] = true;
            if (row == n - 1) found.add(q.clone());
            else q[++row] = -1;
        }
        return found;
    }

    public long count(int n) {
        int size = solve(n).size();
        return size;
    }
}
