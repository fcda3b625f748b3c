package halves;

import java.util.Arrays;

import nqueens.QueensCounter;

/** Half boards as bits of the lines that cross the middle; every pair is looked at. */
public final class HalvesQueens implements QueensCounter {

    @Override
    public long count(int n) {
        if (n < 1 || n > 20) {
            throw new IllegalArgumentException("n has to be between 1 and 20: " + n);
        }
        if (n == 1) {
            return 1;
        }
        long total = 0;
        if (n % 2 == 0) {
            total = new Board(n, -1).count();
        } else {
            for (int column = 0; column <= n / 2; column++) {
                long ways = new Board(n, column).count();
                total += column == n / 2 ? ways : 2 * ways;
            }
        }
        return total;
    }

    private static final class Board {
        private final int n;
        private final int half;
        private final int middle;
        private final int cut;
        private long[] list = new long[256];
        private int length;

        Board(int n, int column) {
            this.n = n;
            half = n / 2;
            middle = column < 0 ? 0 : 1 << column;
            cut = n % 2;
        }

        long count() {
            int rest = (1 << n) - 1 - middle;
            long total = 0;
            for (int set = rest; set > 0; set = (set - 1) & rest) {
                // the board upside down has the same count: of a set and its complement, take the larger
                if (Integer.bitCount(set) == half && set > rest - set) {
                    total += 2 * fitting(halves(set), halves(rest - set));
                }
            }
            return total;
        }

        private long[] halves(int set) {
            length = 0;
            fill(1, set, middle << 1, middle >> 1, 0);
            return Arrays.copyOf(list, length);
        }

        private void fill(int row, int left, int right, int other, long lines) {
            if (row > half) {
                if (length == list.length) {
                    list = Arrays.copyOf(list, 2 * length);
                }
                list[length++] = lines;
                return;
            }
            for (int free = left & ~(right | other); free != 0; free &= free - 1) {
                int queen = free & -free;
                // right: bit column + row, seen from the cut; other: 32 + column - row, if it gets there
                long mine = (long) queen << row - 1 + cut & 0xFFFFFFFFL;
                long theirs = (long) (queen >> row) << 32;
                fill(row + 1, left - queen, (right | queen) << 1, (other | queen) >> 1, lines | mine | theirs);
            }
        }

        private long fitting(long[] upper, long[] lower) {
            long total = 0;
            for (long above : upper) {
                for (long below : lower) {
                    if ((above & Long.rotateLeft(below, 32)) == 0) {
                        total++;
                    }
                }
            }
            return total;
        }
    }
}
