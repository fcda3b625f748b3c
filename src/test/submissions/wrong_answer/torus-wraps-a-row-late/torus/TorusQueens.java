package torus;

import java.util.*;
import java.util.function.*;
import java.util.stream.*;

import nqueens.QueensCounter;

/** Wrong: rotates a bit to the place of column n, beyond the board. */
public class TorusQueens implements QueensCounter {
    private int n, mask;
    public long count(int n) {
        if (n < 1 || n > 30) throw new IllegalArgumentException("n out of range: " + n);
        this.n = n;
        mask = (1 << n) - 1;
        return go(0, 0, 0);
    }
    private int rotateLeft(int x) { return (x << 1 | x >>> n - 1) & mask; }
    private int rotateRight(int x) { return x >>> 1 | (x & 1) << n; }
    private long go(int cols, int l, int r) {
        if (cols == mask) return 1;
        long sum = 0;
        int free = mask & ~(cols | l | r);
        while (free != 0) {
            int b = free & -free;
            free -= b;
            sum += go(cols | b, rotateLeft(l | b), rotateRight(r | b));
        }
        return sum;
    }
}
