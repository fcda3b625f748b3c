package superqueens;

import nqueens.QueensCounter;

/** Right: public methods search on bits, and the last row is counted at once. */
public class Superqueens implements QueensCounter {

    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return below(n, (1 << n) - 1, 0, 0, 0, 0, 0);
    }

    public long below(int rows, int all, int columns, int left, int right, int last, int before) {
        int knights = last << 2 | last >> 2 | before << 1 | before >> 1;
        int free = all & ~(columns | left | right | knights);
        if (rows == 1) {
            return Integer.bitCount(free);
        }
        long found = 0;
        while (free != 0) {
            int bit = Integer.lowestOneBit(free);
            free ^= bit;
            found += below(rows - 1, all, columns | bit, (left | bit) << 1, (right | bit) >> 1, bit, last);
        }
        return found;
    }
}
