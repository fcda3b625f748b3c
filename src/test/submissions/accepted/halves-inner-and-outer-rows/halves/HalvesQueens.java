package halves;

import java.util.Arrays;
import java.util.stream.IntStream;

import nqueens.QueensCounter;

/** Inner and outer rows by themselves, lists sorted by the lines in the middle, 64 pairs at once, no middle rows. */
public final class HalvesQueens implements QueensCounter {

    private static final int TOO_LARGE = 21;

    @Override
    public long count(int n) {
        if (n < 1 || n >= TOO_LARGE) {
            throw new IllegalArgumentException("n is not between 1 and 20: " + n);
        }
        return IntStream.rangeClosed(n / 2, n % 2 == 0 ? n / 2 : n - 1)
                .mapToObj(column -> new Halves(n, n % 2 << column))
                .mapToLong(halves -> IntStream.range(0, 1 << n).mapToLong(halves::count).sum()).sum();
    }

    private static final class Halves {

        private static final int GROUP = 7;
        private static final int SETS = 1 << GROUP;
        private static final int ANTI = 10;
        private static final int MAIN = ANTI + 3 * GROUP;
        private static final long CROSSING = (1L << 6 * GROUP) - 1;

        private final int n;
        private final int middle;
        private final int centre;
        private final int board;
        private final long[][] inner;
        private final long[][] outer;
        private final long[] found;

        Halves(int n, int middle) {
            this.n = n;
            this.middle = middle;
            centre = n % 2 << n / 2;
            board = (1 << n) - 1 ^ middle;
            inner = new long[1 << n][];
            outer = new long[1 << n][];
            Arrays.fill(inner, new long[0]);
            Arrays.fill(outer, inner[0]);
            found = new long[1 << n];
            int first = Math.max(1, n / 2 - 4);
            fill(inner, 1, first, 0, middle << 1, middle >>> 1, 0);
            fill(outer, first, n / 2 + 1, 0, middle << first, middle >>> first, 0);
        }

        private void fill(long[][] ways, int row, int end, int columns, int mainDiagonals, int antiDiagonals, long way) {
            if (row == end) {
                ways[columns] = Arrays.copyOf(ways[columns], ways[columns].length + 1);
                ways[columns][ways[columns].length - 1] = way;
                return;
            }
            int attacked = columns | mainDiagonals | antiDiagonals | (centre << row <= middle ? centre : 0);
            for (int free = board & ~attacked; free != 0; free &= free - 1) {
                int queen = Integer.lowestOneBit(free);
                int right = MAIN + 9 + n % 2 - (n - 1) / 2 + row;
                int left = ANTI + 10 - (n - 1) / 2 - row;
                fill(ways, row + 1, end, columns | queen, (mainDiagonals | queen) << 1, (antiDiagonals | queen) >>> 1,
                        way | (long) queen << right | (long) queen << left);
            }
        }

        long count(int columns) {
            if (Integer.bitCount(columns) != n / 2 || (columns & (middle | centre)) != (centre & ~middle)) {
                return 0;
            }
            int mirrored = Integer.reverse(columns) >>> Integer.SIZE - n;
            int[] images = IntStream.of(columns, board ^ columns, mirrored, board ^ mirrored).sorted().distinct().toArray();
            int alike = middle != centre ? 8 : columns == images[0] ? images.length : 0;
            return alike == 0 ? 0 : alike * pairs(columns);
        }

        private long pairs(int columns) {
            int[] ends = new int[SETS + 1];
            long[] upper = list(columns, MAIN + GROUP, new int[SETS + 1]);
            long[] lower = list(board ^ columns, ANTI + GROUP, ends);
            long pairs = 0;
            for (int from = 0; from < upper.length; from += Long.SIZE) {
                pairs += pairs(Arrays.copyOfRange(upper, from, Math.min(from + Long.SIZE, upper.length)), lower, ends);
            }
            return pairs;
        }

        private static long pairs(long[] upper, long[] lower, int[] ends) {
            long[] users = users(upper);
            long pairs = 0;
            for (int key = 0, from = 0; key < SETS; from = ends[key++]) {
                long attacked = ~(-1L >>> -upper.length) | users[4 * SETS + key];
                for (int i = attacked == -1 ? ends[key] : from; i < ends[key]; i++) {
                    int right = (int) (lower[i] >>> MAIN);
                    int left = (int) (lower[i] >>> ANTI);
                    pairs += Long.bitCount(~(attacked | users[right & SETS - 1] | users[SETS + (right >>> GROUP & SETS - 1)]
                            | users[2 * SETS + (right >>> 2 * GROUP & SETS - 1)] | users[3 * SETS + (left & SETS - 1)]
                            | users[5 * SETS + (left >>> 2 * GROUP & SETS - 1)]));
                }
            }
            return pairs;
        }

        private long[] list(int columns, int bit, int[] ends) {
            int size = 0;
            for (int near = columns; near >= 0; near = near == 0 ? -1 : near - 1 & columns) {
                for (long way : inner[near]) {
                    for (long other : outer[columns ^ near]) {
                        found[size] = way | other;
                        size += (int) ((way & other) - 1 >>> 63);
                    }
                }
            }
            for (int i = 0; i < size; i++) {
                ends[((int) (found[i] >>> bit) & SETS - 1) + 1]++;
            }
            for (int key = 1; key < SETS; key++) {
                ends[key] += ends[key - 1];
            }
            long[] sorted = new long[size];
            for (int i = 0; i < size; i++) {
                sorted[ends[(int) (found[i] >>> bit) & SETS - 1]++] = found[i];
            }
            return sorted;
        }

        private static long[] users(long[] halves) {
            long[] line = new long[6 * GROUP];
            for (int lane = 0; lane < halves.length; lane++) {
                for (long lines = halves[lane] >>> ANTI & CROSSING; lines != 0; lines &= lines - 1) {
                    line[Long.numberOfTrailingZeros(lines)] |= 1L << lane;
                }
            }
            long[] users = new long[6 * SETS];
            for (int i = 0; i < 6 * GROUP; i++) {
                int from = i / GROUP * SETS;
                int bit = 1 << i % GROUP;
                for (int set = from; set < from + bit; set++) {
                    users[set + bit] = users[set] | line[i];
                }
            }
            return users;
        }
    }
}
