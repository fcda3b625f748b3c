package halves;

import java.util.Arrays;

import nqueens.QueensCounter;

/** Half boards as bits of the lines that cross the middle; 64 of them are compared with one at a time. */
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
            long[] larger = upper.length > lower.length ? upper : lower;
            long[] smaller = upper.length > lower.length ? lower : upper;
            // the list whose members are looked up by 64; those with the same lines beside each other
            long total = 0;
            long[] tables = new long[5 * 256];
            for (int from = 0; from < smaller.length; from += 64) {
                int to = Math.min(from + 64, smaller.length);
                tables(tables, smaller, from, to);
                total += (long) (to - from) * larger.length;
                for (long half : larger) {
                    int a = (int) half;
                    int b = (int) (half >>> 32);
                    total -= Long.bitCount(tables[a & 255] | tables[256 + (a >>> 8 & 255)] | tables[512 + (b & 255)]
                            | tables[768 + (b >>> 8 & 255)] | tables[1024 + ((a >>> 16 & 15) | (b >>> 16 & 15) << 4)]);
                }
            }
            return total;
        }

        private static void tables(long[] tables, long[] halves, int from, int to) {
            long[] users = new long[64];
            for (int i = from; i < to; i++) {
                for (long lines = halves[i]; lines != 0; lines &= lines - 1) {
                    users[Long.numberOfTrailingZeros(lines)] |= 1L << i;
                }
            }
            for (int table = 0; table < 5; table++) {
                for (int set = 1; set < 256; set++) {
                    int bit = Integer.numberOfTrailingZeros(set);
                    tables[256 * table + set] = tables[256 * table + (set & set - 1)] | users[first(table, bit)];
                }
            }
        }

        private static int first(int table, int bit) {
            return switch (table) {
                case 0 -> bit;
                case 1 -> 8 + bit;
                case 2 -> 32 + bit;
                case 3 -> 40 + bit;
                default -> bit < 4 ? 16 + bit : 48 + bit - 4;
            };
        }
    }
}
