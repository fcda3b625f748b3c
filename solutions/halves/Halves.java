package halves;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The halves of a board, and the pairs of them that are solutions.
 *
 * <p>Rows are counted from the cut on, 1 to n / 2, and a lower half is listed as an upper one, upside down. A half is a
 * {@code long} with a bit for each <em>line</em>, a diagonal that it uses. At most 19 of each kind cross the cut, and
 * they have three groups of 7 bits: first the lines that fall to the left, towards the cut, and then those that fall to
 * the right. Upside down, the two kinds change places.
 *
 * <p>Two lists are compared 64 upper halves at a time: for each line a {@code long} says which of the 64 use it. Both
 * lists are sorted by the middle group of one kind, lines that nearly half of the halves use: so the 64 have some of
 * these in common, and a whole run of lower halves that use one of them is skipped.
 */
final class Halves {

    private static final int GROUP = 7;
    private static final int SETS = 1 << GROUP;
    /** The first bits of the two kinds; below the first and above the second are diagonals that end before the cut. */
    private static final int ANTI = 10;
    private static final int MAIN = ANTI + 3 * GROUP;
    private static final long CROSSING = (1L << 6 * GROUP) - 1;

    private final int n;
    /** The column of the middle row's queen, and the middle column, as bits; 0 for even n. */
    private final int middle;
    private final int centre;
    /** The columns that are left for the halves. */
    private final int board;
    /** {@code inner[columns]} = the ways to fill the rows next to the cut, with queens on just these columns. */
    private final long[][] inner;
    /** The same for the rows beyond, at most five. */
    private final long[][] outer;
    /** Room for the longest list. */
    private final long[] found;

    /** Cuts a board; where n is odd, it has a queen on a column of the middle row, given as a bit, else 0. */
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

    /** The search of bitmask, for some rows, which adds each way to fill them to those with queens on its columns. */
    private void fill(long[][] ways, int row, int end, int columns, int mainDiagonals, int antiDiagonals, long way) {
        if (row == end) {
            ways[columns] = Arrays.copyOf(ways[columns], ways[columns].length + 1);
            ways[columns][ways[columns].length - 1] = way;
            return;
        }
        int attacked = columns | mainDiagonals | antiDiagonals | (centre << row <= middle ? centre : 0);
        for (int free = board & ~attacked; free != 0; free &= free - 1) {
            int queen = Integer.lowestOneBit(free);
            // a line through the middle of the cut has the middle one of its 21 bits
            int right = MAIN + 9 + n % 2 - (n - 1) / 2 + row;
            int left = ANTI + 10 - (n - 1) / 2 - row;
            fill(ways, row + 1, end, columns | queen, (mainDiagonals | queen) << 1, (antiDiagonals | queen) >>> 1,
                    way | (long) queen << right | (long) queen << left);
        }
    }

    /**
     * Counts the solutions with the upper queens on these columns, and their images, mirrored and turned; 0 if they are
     * images themselves. Where the middle queen isn't on the middle column, that column has an upper queen.
     */
    long count(int columns) {
        if (Integer.bitCount(columns) != n / 2 || (columns & (middle | centre)) != (centre & ~middle)) {
            return 0;
        }
        int mirrored = Integer.reverse(columns) >>> Integer.SIZE - n;
        int[] images = IntStream.of(columns, board ^ columns, mirrored, board ^ mirrored).sorted().distinct().toArray();
        int alike = middle != centre ? 8 : columns == images[0] ? images.length : 0;
        return alike == 0 ? 0 : alike * pairs(columns);
    }

    /** Counts the pairs without a common line, of upper halves on these columns and lower ones on the others. */
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

    /** Counts the pairs without a common line, of at most 64 upper halves and of lower ones that are sorted. */
    private static long pairs(long[] upper, long[] lower, int[] ends) {
        long[] users = users(upper);
        long pairs = 0;
        for (int key = 0, from = 0; key < SETS; from = ends[key++]) {
            // lanes without a half count as attacked
            long attacked = ~(-1L >>> -upper.length) | users[4 * SETS + key];
            for (int i = attacked == -1 ? ends[key] : from; i < ends[key]; i++) {
                // upside down: these lines fall to the left for an upper half, and the others to the right
                int right = (int) (lower[i] >>> MAIN);
                int left = (int) (lower[i] >>> ANTI);
                pairs += Long.bitCount(~(attacked | users[right & SETS - 1] | users[SETS + (right >>> GROUP & SETS - 1)]
                        | users[2 * SETS + (right >>> 2 * GROUP & SETS - 1)] | users[3 * SETS + (left & SETS - 1)]
                        | users[5 * SETS + (left >>> 2 * GROUP & SETS - 1)]));
            }
        }
        return pairs;
    }

    /** Lists the halves on these columns, sorted by the lines of the group at a bit, and says where each key ends. */
    private long[] list(int columns, int bit, int[] ends) {
        int size = 0;
        for (int near = columns; near >= 0; near = near == 0 ? -1 : near - 1 & columns) {
            for (long way : inner[near]) {
                for (long other : outer[columns ^ near]) {
                    found[size] = way | other;
                    // no branch: the JVM couldn't foretell it
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

    /** {@code users[group * SETS + set]} = which of the halves use any line of the set. */
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
