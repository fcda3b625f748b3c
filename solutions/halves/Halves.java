package halves;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The halves of a board, and the pairs of them that are solutions.
 *
 * <p>Rows are counted from the cut on, 1 to n / 2, and a lower half is listed as an upper one, upside down. A half is a
 * {@code long} with a bit for each <em>line</em>, a diagonal that it uses: from bit 0 on those that fall to the right,
 * towards the cut, and from bit 42 on those that fall to the left. Upside down, the two kinds change places. Of each
 * kind at most 19 cross the cut; they have 19 bits, the line in the middle that in their middle.
 *
 * <p>Two lists are compared 64 upper halves at a time: for each line a {@code long} says which of the 64 use it. Both
 * lists are sorted by the lines in the middle, which half of the halves use: so the 64 have some of these in common,
 * and a whole run of lower halves that use one of them is skipped.
 */
final class Halves {

    private static final int LANES = Long.SIZE;
    /** Lists are sorted by so many lines of each kind, the ones in the middle; to each side of them are some more. */
    private static final int MIDDLE = 3;
    private static final int KEYS = 1 << 2 * MIDDLE;
    private static final int SIDE = 8;
    private static final int RIGHT = SIDE + MIDDLE;
    /** The first bit of the second kind; it has room below for diagonals that end before the cut. */
    private static final int ANTI = 42;

    private final int n;
    private final int half;
    /** So many rows next to the cut are filled anew for each set of columns. */
    private final int inner;
    /** The column of the middle row's queen, and the middle column, as bits; 0 for even n. */
    private final int middle;
    private final int centre;
    /** Bits of the lines through the first column, as if it went on to row 0: to the right, and to the left. */
    private final int main;
    private final int anti;
    /** {@code outer[columns]} = the ways to fill the half's outer rows, with queens on just these columns. */
    private final long[][] outer;
    private long[] found = new long[LANES];
    private int size;

    /** Cuts a board; where n is odd, it has a queen on a column of the middle row, given as a bit, else 0. */
    Halves(int n, int middle) {
        this.n = n;
        this.middle = middle;
        half = n / 2;
        inner = 2 * half / 5;
        centre = n % 2 << half;
        anti = ANTI + SIDE + MIDDLE / 2 - (n - 1) / 2;
        main = anti - ANTI - 1 + n % 2;
        outer = new long[1 << n][0];
        int first = inner + 1;
        int all = (1 << n) - 1 ^ middle;
        fill(first, half, all, middle << first, middle >>> first, 0, (left, way) -> {
            int taken = all ^ left;
            outer[taken] = Arrays.copyOf(outer[taken], outer[taken].length + 1);
            outer[taken][outer[taken].length - 1] = way;
        });
    }

    /** Counts the solutions; if the middle queen isn't on the middle column, with their images, mirrored and turned. */
    long count() {
        long ways = 0;
        for (int columns = 0; columns < 1 << n; columns++) {
            ways += count(columns);
        }
        return ways;
    }

    /** Counts those with the upper queens on these columns, and their images; 0 if they are images themselves. */
    long count(int columns) {
        int others = (1 << n) - 1 ^ middle ^ columns;
        if (Integer.bitCount(columns) != half || (columns & middle) != 0) {
            return 0;
        }
        if (middle != centre) {
            return (columns & centre) == 0 ? 0 : 8 * meet(columns, others);
        }
        int[] images = IntStream.of(columns, others, mirrored(columns), mirrored(others)).sorted().distinct().toArray();
        return columns == images[0] ? images.length * meet(columns, others) : 0;
    }

    private int mirrored(int columns) {
        return Integer.reverse(columns) >>> Integer.SIZE - n;
    }

    private long meet(int columns, int others) {
        long[] lower = list(others);
        long crossing = (1L << RIGHT + SIDE) - 1;
        for (int i = 0; i < lower.length; i++) {
            lower[i] = (lower[i] & crossing) << ANTI | lower[i] >>> ANTI & crossing;
        }
        int[] ends = sort(lower);
        long[] upper = list(columns);
        sort(upper);
        long pairs = 0;
        for (int from = 0; from < upper.length; from += LANES) {
            int lanes = Math.min(upper.length - from, LANES);
            pairs += pairs(Arrays.copyOfRange(upper, from, from + LANES), lanes, lower, ends);
        }
        return pairs;
    }

    /** {@return the halves on these columns} */
    private long[] list(int columns) {
        size = 0;
        fill(1, inner, columns, middle << 1, middle >>> 1, 0, (left, way) -> join(way, outer[left]));
        return Arrays.copyOf(found, size);
    }

    /** Adds the ways that fit to what was found. It has no branch: the JVM couldn't foretell it. */
    private void join(long inner, long[] ways) {
        if (size + ways.length > found.length) {
            found = Arrays.copyOf(found, 2 * (size + ways.length));
        }
        long[] all = found;
        int end = size;
        for (long way : ways) {
            all[end] = inner | way;
            end += (int) ((inner & way) - 1 >>> 63);
        }
        size = end;
    }

    /** What is done with a way to fill some rows: the columns that it leaves, and its lines. */
    @FunctionalInterface
    private interface OnWay {
        void found(int left, long way);
    }

    /** The search of bitmask, with columns taken away where that has them added. */
    private void fill(int row, int last, int columns, int mainDiagonals, int antiDiagonals, long way, OnWay onWay) {
        if (row > last) {
            onWay.found(columns, way);
            return;
        }
        int barred = centre << row <= middle ? centre : 0;
        int free = columns & ~(mainDiagonals | antiDiagonals | barred);
        while (free != 0) {
            int queen = Integer.lowestOneBit(free);
            free -= queen;
            fill(row + 1, last, columns - queen, (mainDiagonals | queen) << 1, (antiDiagonals | queen) >>> 1,
                    way | (long) queen << main + row | (long) queen << anti - row, onWay);
        }
    }

    /** {@return which of the lines in the middle a half uses} */
    private static int key(long way) {
        int mask = (1 << MIDDLE) - 1;
        return (int) (way >>> SIDE) & mask | ((int) (way >>> ANTI + SIDE) & mask) << MIDDLE;
    }

    /** Sorts halves by their keys, and returns where those of each key end. */
    private static int[] sort(long[] ways) {
        int[] ends = new int[KEYS + 1];
        for (long way : ways) {
            ends[key(way) + 1]++;
        }
        for (int key = 1; key < KEYS; key++) {
            ends[key] += ends[key - 1];
        }
        for (long way : ways.clone()) {
            ways[ends[key(way)]++] = way;
        }
        return ends;
    }

    /** Counts the pairs without a common line, of some upper halves in 64 lanes and lower ones that are sorted. */
    private static long pairs(long[] upper, int lanes, long[] lower, int[] ends) {
        long[] users = transposed(upper);
        long[] main = table(users, SIDE, MIDDLE);
        long[] other = table(users, ANTI + SIDE, MIDDLE);
        long[] a = table(users, 0, SIDE);
        long[] b = table(users, RIGHT, SIDE);
        long[] c = table(users, ANTI, SIDE);
        long[] d = table(users, ANTI + RIGHT, SIDE);
        // in two shifts: one by 64 would be none
        long unused = -1L << 1 << lanes - 1;
        long pairs = 0;
        int from = 0;
        for (int key = 0; key < KEYS; key++) {
            long attacked = unused | main[key & main.length - 1] | other[key >>> MIDDLE];
            if (attacked != -1) {
                pairs += pairs(attacked, a, b, c, d, lower, from, ends[key]);
            }
            from = ends[key];
        }
        return pairs;
    }

    /** Counts the pairs with lower halves of one key, whose lines the attacked upper halves use. */
    private static long pairs(long attacked, long[] a, long[] b, long[] c, long[] d, long[] lower, int from, int to) {
        long attacks = 0;
        for (int i = from; i < to; i++) {
            long way = lower[i];
            attacks += Long.bitCount(attacked
                    | a[(int) way & a.length - 1] | b[(int) (way >>> RIGHT) & b.length - 1]
                    | c[(int) (way >>> ANTI) & c.length - 1] | d[(int) (way >>> ANTI + RIGHT) & d.length - 1]);
        }
        return (long) LANES * (to - from) - attacks;
    }

    /** {@return the columns of a square of bits, as rows} Two quarters change places, then the same within each. */
    private static long[] transposed(long[] rows) {
        long[] square = rows.clone();
        long right = -1;
        for (int size = LANES / 2; size > 0; size /= 2) {
            right ^= right << size;
            for (int row = 0; row < LANES; row = row + size + 1 & ~size) {
                long changed = (square[row] >>> size ^ square[row + size]) & right;
                square[row] ^= changed << size;
                square[row + size] ^= changed;
            }
        }
        return square;
    }

    /** {@code table[set]} = which halves use any line of the set, whose bit 0 stands for the first line. */
    private static long[] table(long[] users, int first, int width) {
        long[] table = new long[1 << width];
        for (int bit = 0; bit < width; bit++) {
            long more = users[first + bit];
            int size = 1 << bit;
            for (int set = 0; set < size; set++) {
                table[size + set] = table[set] | more;
            }
        }
        return table;
    }
}
