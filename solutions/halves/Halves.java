package halves;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The halves of a board, and the pairs of them that are solutions.
 *
 * <p>Rows are counted from the cut on, 1 to n / 2, and a lower half is listed as an upper one, upside down. A half is a
 * {@code long} with a bit for each <em>line</em>, a diagonal that it uses: bit {@code column + row - 1} for one that
 * falls to the right, towards the cut, and bit {@code anti + column - row} for one that falls to the left; for odd n,
 * where the middle row is the cut, without the -1. Upside down, the two kinds change places.
 *
 * <p>Two lists are compared 64 upper halves at a time: for each line a {@code long} says which of the 64 use it. Both
 * lists are sorted by the lines nearest the middle, which half of the halves use: so the 64 have some of these in
 * common, and a whole run of lower halves that use one of them is skipped.
 */
final class Halves {

    private static final int LANES = Long.SIZE;
    /** Lists are sorted by so many lines of each kind, the ones in the middle. */
    private static final int MIDDLE = 3;
    private static final int KEYS = 1 << 2 * MIDDLE;

    private final int n;
    private final int half;
    /** So many rows next to the cut are filled anew for each set of columns. */
    private final int inner;
    /** The column of the middle row's queen, and the middle column, as bits; 0 for even n. */
    private final int middle;
    private final int centre;
    /** How many lines of one kind cross the cut, and how many of them to each side of the ones in the middle. */
    private final int lines;
    private final int side;
    /** The first bit of the second kind; it has room below for diagonals that end before the cut. */
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
        inner = (half - 1) / 2;
        centre = n % 2 << half;
        lines = n - 1 + n % 2;
        side = Math.max(0, lines / 2 - 1);
        anti = Integer.SIZE + half;
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
        long crossing = (1L << lines) - 1;
        for (int i = 0; i < lower.length; i++) {
            lower[i] = (lower[i] & crossing) << anti | lower[i] >>> anti & crossing;
        }
        int[] ends = sort(lower);
        long[] upper = list(columns);
        sort(upper);
        long pairs = 0;
        for (int from = 0; from < upper.length; from += LANES) {
            pairs += pairs(Arrays.copyOfRange(upper, from, Math.min(from + LANES, upper.length)), lower, ends);
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
                    way | (long) queen << row - n + lines | (long) queen << anti - row, onWay);
        }
    }

    /** {@return which of the lines in the middle a half uses} */
    private int key(long way) {
        int mask = (1 << MIDDLE) - 1;
        return (int) (way >>> side) & mask | ((int) (way >>> anti + side) & mask) << MIDDLE;
    }

    /** Sorts halves by their keys, and returns where those of each key end. */
    private int[] sort(long[] ways) {
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

    /** Counts the pairs without a common line, of at most 64 upper halves and lower ones that are sorted. */
    private long pairs(long[] upper, long[] lower, int[] ends) {
        long[] users = new long[LANES];
        for (int lane = 0; lane < upper.length; lane++) {
            for (long way = upper[lane]; way != 0; way &= way - 1) {
                users[Long.numberOfTrailingZeros(way)] |= 1L << lane;
            }
        }
        long[] main = table(users, side, MIDDLE);
        long[] other = table(users, anti + side, MIDDLE);
        long[] a = table(users, 0, side);
        long[] b = table(users, side + MIDDLE, side);
        long[] c = table(users, anti, side);
        long[] d = table(users, anti + side + MIDDLE, side);
        // in two shifts: one by 64 would be none
        long unused = -1L << 1 << upper.length - 1;
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
    private long pairs(long attacked, long[] a, long[] b, long[] c, long[] d, long[] lower, int from, int to) {
        int right = side + MIDDLE;
        int shift = anti;
        long attacks = 0;
        for (int i = from; i < to; i++) {
            int main = (int) lower[i];
            int other = (int) (lower[i] >>> shift);
            attacks += Long.bitCount(attacked | a[main & a.length - 1] | b[main >>> right & b.length - 1]
                    | c[other & c.length - 1] | d[other >>> right & d.length - 1]);
        }
        return (long) LANES * (to - from) - attacks;
    }

    /** {@code table[set]} = which halves use any line of the set, whose bit 0 stands for the first line. */
    private static long[] table(long[] users, int first, int width) {
        long[] table = new long[1 << width];
        for (int bit = 0; bit < width; bit++) {
            long more = users[first + bit & LANES - 1];
            int size = 1 << bit;
            for (int set = 0; set < size; set++) {
                table[size + set] = table[set] | more;
            }
        }
        return table;
    }
}
