package superqueens;

import nqueens.QueensCounter;

/** Wrong: one kind of diagonal is forgotten. */
public class Superqueens implements QueensCounter {

    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("no board: " + n);
        }
        return ways(n, 0, 0, 0, 0, 0, 0);
    }

    private long ways(int n, int row, int cols, int left, int right, int one, int two) {
        if (row == n) {
            return 1;
        }
        long ways = 0;
        int free = (1 << n) - 1 & ~(cols | left | one);
        while (free != 0) {
            int bit = free & -free;
            free -= bit;
            ways += ways(n, row + 1, cols | bit, (left | bit) << 1, (right | bit) >> 1, two | bit << 2 | bit >> 2,
                    bit << 1 | bit >> 1);
        }
        return ways;
    }
}
