package torus;

import nqueens.QueensCounter;

/** Wrong approach: a switch over the count of plain queens. */
public class TorusQueens implements QueensCounter {

    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return switch ((int) queens((1 << n) - 1, 0, 0, 0)) {
            case 1 -> 1;
            case 10 -> 10;
            case 40 -> 28;
            case 2680 -> 88;
            case 73712 -> 4524;
            default -> 0;
        };
    }

    private static long queens(int all, int columns, int left, int right) {
        if (columns == all) {
            return 1;
        }
        long found = 0;
        for (int free = all & ~(columns | left | right); free != 0; free &= free - 1) {
            int bit = free & -free;
            found += queens(all, columns | bit, (left | bit) << 1, (right | bit) >> 1);
        }
        return found;
    }
}
