package halves;

import java.util.Arrays;

/**
 * The halves of a board, and the pairs of them that are solutions.
 *
 * <p>Rows are counted from the cut on, 1 to n / 2, and a lower half is listed as an upper one, upside down. A half is a
 * {@code long}: bit {@code column + row - 1} is set for the diagonals that fall to the right, towards the cut, and bit
 * {@code anti + column - row} for those that fall to the left; for odd n, where the middle row is the cut, without the
 * -1. Upside down, the two kinds change places.
 *
 * <p>A diagonal that a half uses is a <em>line</em>. Of two lists of halves most pairs are never looked at: those upper
 * halves that use a line meet only the lower ones that don't. What is left is looked at {@link #LANES} upper halves at
 * a time: for each line a {@code long} says which of them use it, and the lines of a lower half, taken together, say
 * with which of them it has one in common.
 */
final class Halves {

    private static final int LANES = Long.SIZE;
    /** Lists are split by this many lines, from the middle outwards: there, most halves have one. */
    private static final int SPLITS = 12;
    /** A half's lines of each kind are looked up in three parts. */
    private static final int PARTS = 3;

    private final int n;
    private final int half;
    /** So many rows next to the cut are filled anew for each set of columns. */
    private final int inner;
    /** The column of the middle row's queen, and the middle column, as bits; 0 for even n. */
    private final int middle;
    private final int centre;
    /** How many lines of one kind cross the cut, and their bits. */
    private final int lines;
    private final long crossing;
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
        centre = n % 2 << half;
        lines = n - 1 + n % 2;
        crossing = (1L << lines) - 1;
        anti = Integer.SIZE + half;
        outer = new long[1 << n][0];
        inner = (half - 1) / 2;
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
        int mirrored = Math.min(mirrored(columns), mirrored(others));
        return columns > Math.min(others, mirrored) ? 0 : (columns == mirrored ? 2 : 4) * meet(columns, others);
    }

    private int mirrored(int columns) {
        return Integer.reverse(columns) >>> Integer.SIZE - n;
    }

    private long meet(int columns, int others) {
        long[] upper = list(columns);
        long[] lower = list(others);
        for (int i = 0; i < lower.length; i++) {
            lower[i] = (lower[i] & crossing) << anti | lower[i] >>> anti & crossing;
        }
        return pairs(upper, 0, upper.length, lower, lower.length, 0);
    }

    private long[] list(int columns) {
        size = 0;
        fill(1, inner, columns, middle << 1, middle >>> 1, 0, (left, way) -> join(way, outer[left]));
        return Arrays.copyOf(found, size);
    }

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

    /** Counts the pairs without a common line. */
    private long pairs(long[] upper, int from, int to, long[] lower, int count, int splits) {
        if (to - from > 2 * LANES && splits < SPLITS) {
            int apart = splits / 2 % 2 == 0 ? splits / 4 : -(splits + 2) / 4;
            int line = lines / 2 + apart + splits % 2 * anti;
            int users = split(upper, from, to, line);
            return pairs(upper, from, users, lower, count, splits + 1)
                    + pairs(upper, users, to, lower, split(lower, 0, count, line), splits + 1);
        }
        long pairs = 0;
        for (int lane = from; lane < to && count > 0; lane += LANES) {
            int lanes = Math.min(LANES, to - lane);
            pairs += (long) lanes * count - attacks(Arrays.copyOfRange(upper, lane, lane + lanes), lower, count);
        }
        return pairs;
    }

    /** Moves the halves without a line before those that use it. It has no branch: the JVM couldn't foretell it. */
    private static int split(long[] halves, int from, int to, int line) {
        int users = from;
        for (int i = from; i < to; i++) {
            long each = halves[i];
            halves[i] = halves[users];
            halves[users] = each;
            users += (int) (~each >>> line) & 1;
        }
        return users;
    }

    /** Counts the pairs with a common line, of at most 64 upper halves and any lower ones. */
    private long attacks(long[] upper, long[] lower, int count) {
        long[] users = transposed(upper);
        int width = (lines + PARTS - 1) / PARTS;
        long[] a = table(users, 0, width);
        long[] b = table(users, width, width);
        long[] c = table(users, 2 * width, width);
        long[] d = table(users, anti, width);
        long[] e = table(users, anti + width, width);
        long[] f = table(users, anti + 2 * width, width);
        int part = (1 << width) - 1;
        int shift = anti;
        long attacks = 0;
        for (int i = 0; i < count; i++) {
            int main = (int) lower[i];
            int other = (int) (lower[i] >>> shift);
            attacks += Long.bitCount(a[main & part] | b[main >>> width & part] | c[main >>> 2 * width]
                    | d[other & part] | e[other >>> width & part] | f[other >>> 2 * width]);
        }
        return attacks;
    }

    /** {@code transposed[line]} = which of the halves use the line. Source: Warren, "Hacker's Delight", section 7-3. */
    private static long[] transposed(long[] halves) {
        long[] rows = Arrays.copyOf(halves, LANES);
        long mask = -1L >>> LANES / 2;
        for (int side = LANES / 2; side > 0; side /= 2, mask ^= mask << side) {
            for (int i = 0; i < LANES; i = i + side + 1 & ~side) {
                long swapped = (rows[i] >>> side ^ rows[i + side]) & mask;
                rows[i + side] ^= swapped;
                rows[i] ^= swapped << side;
            }
        }
        return rows;
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
