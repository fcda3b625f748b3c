package halves;

import java.util.Arrays;

/**
 * The ways to fill a half of the board, listed by their columns; a lower half is treated as an upper half upside down.
 *
 * <p>A way is a {@code long} with a bit for each diagonal that its queens attack: first those that fall to the left,
 * towards the middle, and then those that fall to the right. At most 15 diagonals of each kind cross the middle: these
 * are the <em>lines</em>, and have the 30 bits from {@code cut} on. Upside down, the two kinds change places.
 */
final class Half {

    /** Lines are looked up by groups. */
    private static final int GROUP = 5;
    /** The sets of lines of a group. */
    private static final int SETS = 1 << GROUP;
    /** The lines of one kind. */
    private static final int LINES = 3 * GROUP;
    /** With fewer ways than this, tables cost more than they save. */
    private static final int FEW = 8;

    /** {@code open[row]} = the open squares of a row as bits, from the middle outwards; row 0 isn't in the half. */
    private final int[] open;
    /** The bit of the first line; lower bits, and those above the last line, are diagonals that end before the cut. */
    private final int cut;
    /** {@code ways[columns]} = the ways to fill the rows next to the middle with queens on just these columns. */
    private final long[][] ways;
    /** The ways that were listed last, at most 8! of them. */
    private final long[] found;
    /** The number of ways that were listed last. */
    private int size;

    /** A half with these open squares, whose queens take half of the columns of {@code board}. */
    Half(int n, int board, int[] open) {
        this.open = open;
        cut = n - open.length + 1;
        ways = new long[1 << n][];
        found = new long[1 << Math.min(n, 16)];
        fillInner(board);
    }

    /** Keeps the ways to fill all rows but the outermost; a set has a larger number than its subsets. */
    private void fillInner(int board) {
        for (int columns = 0; columns < board; columns = columns - board & board) {
            if (Integer.bitCount(columns) < open.length - 1) {
                ways[columns] = Arrays.copyOf(found, list(columns).size);
            }
        }
    }

    /** Lists the ways with queens on just these columns; the outermost queen stands on each of the columns in turn. */
    Half list(int columns) {
        int row = Integer.bitCount(columns);
        int listed = columns == 0 ? 1 : 0;
        for (int queens = columns & open[row]; queens != 0; queens &= queens - 1) {
            long queen = Integer.lowestOneBit(queens);
            long attacked = queen << open.length - 1 - row | queen << cut + LINES - 1 + row;
            for (long way : ways[columns ^ (int) queen]) {
                found[listed] = way | attacked;
                // no branch: the JVM couldn't predict it
                listed += (int) ((way & attacked) - 1 >>> 63);
            }
        }
        size = listed;
        return this;
    }

    /** Counts the pairs without a common line among the ways that both halves listed last. */
    long pairsWith(Half other) {
        if (size > other.size) {
            return other.pairsWith(this);
        }
        return size < FEW ? pairsOneByOne(other) : pairsAtOnce(other);
    }

    /** Counts the pairs one by one, with the lines of this list turned upside down. */
    private long pairsOneByOne(Half other) {
        long pairs = 0;
        for (int i = 0; i < size; i++) {
            // moves the 30 bits to the left end, so that the bits of each kind can be shifted out
            int lines = (int) (found[i] >>> cut) << 2;
            int turned = (lines << LINES | lines >>> LINES) >>> 2;
            for (int j = 0; j < other.size; j++) {
                pairs += (turned & (int) (other.found[j] >>> cut)) == 0 ? 1 : 0;
            }
        }
        return pairs;
    }

    /** Counts the pairs, 64 ways of this list at a time with each way of the other list. */
    private long pairsAtOnce(Half other) {
        long pairs = 0;
        for (int from = 0; from < size; from += Long.SIZE) {
            long[] users = users(from, Math.min(size, from + Long.SIZE));
            for (int i = 0; i < other.size; i++) {
                int lines = (int) (other.found[i] >>> cut);
                // upside down, these three groups are the last three, and the others the first
                pairs += Long.bitCount(~(users[3 * SETS + (lines & SETS - 1)]
                        | users[4 * SETS + (lines >>> GROUP & SETS - 1)]
                        | users[5 * SETS + (lines >>> 2 * GROUP & SETS - 1)]
                        | users[lines >>> LINES & SETS - 1]
                        | users[SETS + (lines >>> LINES + GROUP & SETS - 1)]
                        | users[2 * SETS + (lines >>> LINES + 2 * GROUP & SETS - 1)]));
            }
        }
        return pairs;
    }

    /** {@code users[group * SETS + set]} = a bit for each of at most 64 ways, set if the way uses a line of the set. */
    private long[] users(int from, int end) {
        long[] users = new long[6 * SETS];
        // bits without a way count as attacked
        users[0] = ~(-1L >>> from - end);
        // line[i] = the lines of ways i and i + 32; after the matrix is transposed, the ways that use line i
        long[] line = new long[Integer.SIZE];
        for (int i = from; i < end; i++) {
            line[i % Integer.SIZE] |= (found[i] >>> cut & 0xFFFFFFFFL) << (i & Integer.SIZE);
        }
        long mask = 0x0000FFFF0000FFFFL;
        for (int width = 16; width > 0; width >>= 1, mask ^= mask << width) {
            for (int i = 0; i < Integer.SIZE; i = (i | width) + 1 & ~width) {
                long swap = (line[i] >>> width ^ line[i | width]) & mask;
                line[i] ^= swap << width;
                line[i | width] ^= swap;
            }
        }
        for (int i = 0; i < 2 * LINES; i++) {
            int first = i / GROUP * SETS;
            int bit = 1 << i % GROUP;
            for (int set = first; set < first + bit; set++) {
                users[set + bit] = users[set] | line[i];
            }
        }
        return users;
    }
}
