package halves;

import java.util.Arrays;

import nqueens.QueensCounter;

/** Half boards as bits of the lines that cross the middle; lists are split by lines, as streams. */
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
        private final long[][] outer;
        private long[] list = new long[256];
        private int length;

        Board(int n, int column) {
            this.n = n;
            half = n / 2;
            middle = column < 0 ? 0 : 1 << column;
            cut = n % 2;
            outer = new long[1 << n][];
        }

        long count() {
            int rest = (1 << n) - 1 - middle;
            long total = 0;
            for (int set = rest; set > 0; set = (set - 1) & rest) {
                int other = rest - set;
                // upside down, in a mirror, or both: where the middle queen allows it, one of four is looked at
                if (Integer.bitCount(set) == half && set > other) {
                    int image = Math.max(mirrored(set), mirrored(other));
                    boolean symmetric = mirrored(middle) == middle;
                    if (!symmetric || image == set) {
                        total += 2 * fitting(halves(set), halves(other), 0);
                    } else if (image < set) {
                        total += 4 * fitting(halves(set), halves(other), 0);
                    }
                }
            }
            return total;
        }

        private int mirrored(int set) {
            return Integer.reverse(set) >>> 32 - n;
        }

        private long[] halves(int set) {
            length = 0;
            fill(1, set, middle << 1, middle >> 1, 0);
            return Arrays.copyOf(list, length);
        }

        /** The outer rows of a half on some columns, found when they are asked for first. */
        private long[] outer(int columns) {
            if (outer[columns] == null) {
                int before = length;
                int row = half / 2 + 1;
                fillOuter(row, columns, middle << row, middle >> row, 0);
                outer[columns] = Arrays.copyOfRange(list, before, length);
                length = before;
            }
            return outer[columns];
        }

        private void fillOuter(int row, int left, int right, int other, long lines) {
            if (row > half) {
                if (length == list.length) {
                    list = Arrays.copyOf(list, 2 * length);
                }
                list[length++] = lines;
                return;
            }
            for (int free = left & ~(right | other); free != 0; free &= free - 1) {
                int queen = free & -free;
                fillOuter(row + 1, left - queen, (right | queen) << 1, (other | queen) >> 1, lines | lines(queen, row));
            }
        }

        /** Bit column + row, seen from the cut, and bit 46 + column - row: room for lines that don't get there. */
        private long lines(int queen, int row) {
            return (long) queen << row - 1 + cut | (long) queen << 46 - row;
        }

        private void fill(int row, int left, int right, int other, long lines) {
            if (row > half / 2) {
                for (long way : outer(left)) {
                    if ((way & lines) == 0) {
                        if (length == list.length) {
                            list = Arrays.copyOf(list, 2 * length);
                        }
                        list[length++] = way | lines;
                    }
                }
                return;
            }
            for (int free = left & ~(right | other); free != 0; free &= free - 1) {
                int queen = free & -free;
                fill(row + 1, left - queen, (right | queen) << 1, (other | queen) >> 1, lines | lines(queen, row));
            }
        }

        /** Those that use a line of the upper list meet only those that don't use it of the lower one. */
        private long fitting(long[] upper, long[] lower, int depth) {
            if (upper.length == 0 || lower.length == 0) {
                return 0;
            }
            if (upper.length <= 128 || depth == 8) {
                return fitting(upper, lower);
            }
            int place = (n - 1 + cut) / 2 + (depth % 4 < 2 ? -(depth / 4) : depth / 4 + 1);
            long line = 1L << (depth % 2 == 0 ? place : 46 + place);
            long across = 1L << (depth % 2 == 0 ? 46 + place : place);
            long[] without = Arrays.stream(upper).filter(half -> (half & line) == 0).toArray();
            long[] with = Arrays.stream(upper).filter(half -> (half & line) != 0).toArray();
            long[] allowed = Arrays.stream(lower).filter(half -> (half & across) == 0).toArray();
            return fitting(without, lower, depth + 1) + fitting(with, allowed, depth + 1);
        }

        private long fitting(long[] upper, long[] lower) {
            long[] larger = upper.length > lower.length ? upper : lower;
            long[] smaller = upper.length > lower.length ? lower : upper;
            int wide = n > 18 ? 7 : n > 15 ? 6 : 5;
            int mask = (1 << wide) - 1;
            long total = 0;
            long[][] tables = new long[6][1 << wide];
            for (int from = 0; from < smaller.length; from += 64) {
                int to = Math.min(from + 64, smaller.length);
                tables(tables, smaller, from, to, wide);
                total += (long) (to - from) * larger.length - clashes(larger, wide, mask, tables[0], tables[1],
                        tables[2], tables[3], tables[4], tables[5]);
            }
            return total;
        }

        /** The larger list's halves are upside down: their lines of one kind are the other's of the smaller list. */
        private long clashes(long[] halves, int wide, int mask, long[] a, long[] b, long[] c, long[] d, long[] e,
                long[] f) {
            long clashes = 0;
            int last = (1 << n - 1 + cut) - 1 >> 2 * wide;
            for (long half : halves) {
                int low = (int) (half >>> 46);
                int high = (int) half;
                clashes += Long.bitCount(a[low & mask] | b[low >> wide & mask] | c[low >> 2 * wide & last]
                        | d[high & mask] | e[high >> wide & mask] | f[high >> 2 * wide & last]);
            }
            return clashes;
        }

        private static void tables(long[][] tables, long[] halves, int from, int to, int wide) {
            long[] users = new long[65];
            for (int i = from; i < to; i++) {
                for (long lines = halves[i]; lines != 0; lines &= lines - 1) {
                    users[Long.numberOfTrailingZeros(lines)] |= 1L << i;
                }
            }
            for (int table = 0; table < 6; table++) {
                int first = table < 3 ? table * wide : 46 + (table - 3) * wide;
                for (int bit = 0; bit < wide; bit++) {
                    long more = users[Math.min(first + bit, 64)];
                    for (int set = 0; set < 1 << bit; set++) {
                        tables[table][(1 << bit) + set] = tables[table][set] | more;
                    }
                }
            }
        }
    }
}
