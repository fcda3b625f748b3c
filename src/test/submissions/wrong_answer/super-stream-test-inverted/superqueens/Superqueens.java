package superqueens;

import java.util.stream.IntStream;

import nqueens.QueensCounter;

/** Wrong: a stream of columns, of which those that are attacked are tried. */
public class Superqueens implements QueensCounter {

    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("no board: " + n);
        }
        return place(n, 0, 0, 0, 0);
    }

    private long place(int n, int row, int cols, int left, int right) {
        if (row == n) {
            return 1;
        }
        return IntStream.range(0, n).mapToLong(col -> ((cols | left | right) >> col & 1) == 1
                ? place(n, row + 1, cols | 1 << col, (left | 1 << col) << 1, (right | 1 << col) >> 1) : 0).sum();
    }
}
