package superqueens;

import nqueens.QueensCounter;

/** Wrong: columns by recursion, of which those that are attacked are tried. */
public class Superqueens implements QueensCounter {

    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("no board: " + n);
        }
        return place(n, 0, 0, 0, 0);
    }

    private long place(int n, int row, int cols, int left, int right) {
        return row == n ? 1 : at(n, row, 0, cols, left, right);
    }

    private long at(int n, int row, int col, int cols, int left, int right) {
        int bit = 1 << col;
        long here = ((cols | left | right) & bit) != 0
                ? place(n, row + 1, cols | bit, (left | bit) << 1, (right | bit) >> 1) : 0;
        return col == n - 1 ? here : here + at(n, row, col + 1, cols, left, right);
    }
}
