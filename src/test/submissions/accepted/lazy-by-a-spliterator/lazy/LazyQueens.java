package lazy;

import java.util.Iterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import nqueens.LazySolutions;

/** A Spliterator made into an Iterator by the JDK; the state is a linked list of frames. */
public final class LazyQueens implements LazySolutions {

    @Override
    public Iterator<int[]> solutions(int n) {
        if (n < 1) throw new IllegalArgumentException("n: " + n);
        return Spliterators.iterator(new Walk(n));
    }

    private static final class Frame {
        final Frame above;
        final int row, cols, left, right;
        int free, chosen;

        Frame(Frame above, int all, int row, int cols, int left, int right) {
            this.above = above;
            this.row = row;
            this.cols = cols;
            this.left = left;
            this.right = right;
            this.free = all & ~(cols | left | right);
        }
    }

    private static final class Walk extends Spliterators.AbstractSpliterator<int[]> {
        private final int n;
        private final int all;
        private Frame top;

        Walk(int n) {
            super(Long.MAX_VALUE, DISTINCT | NONNULL);
            this.n = n;
            all = (int) ((1L << n) - 1);
            top = new Frame(null, all, 0, 0, 0, 0);
        }

        @Override
        public boolean tryAdvance(Consumer<? super int[]> action) {
            while (top != null) {
                if (top.free == 0) {
                    top = top.above;
                    continue;
                }
                int bit = top.free & -top.free;
                top.free ^= bit;
                top.chosen = bit;
                if (top.row == n - 1) {
                    int[] p = new int[n];
                    for (Frame f = top; f != null; f = f.above) p[f.row] = Integer.numberOfTrailingZeros(f.chosen);
                    action.accept(p);
                    return true;
                }
                top = new Frame(top, all, top.row + 1, top.cols | bit, (top.left | bit) << 1, (top.right | bit) >> 1);
            }
            return false;
        }
    }
}
