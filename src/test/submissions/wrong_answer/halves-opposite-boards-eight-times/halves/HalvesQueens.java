package halves;

import nqueens.QueensCounter;

/** Wrong: for an even n, boards whose mirror image is searched, too, count eight times. */
public final class HalvesQueens implements QueensCounter {

        private static final int TOO_LARGE = 21;

        @Override
    public long count(int n) {
        if (n < 1 || n >= TOO_LARGE) {
            throw new IllegalArgumentException("n is not between 1 and 20: " + n);
        }
        return Middle.all(n).mapToLong(Middle::count).sum();
    }
}
