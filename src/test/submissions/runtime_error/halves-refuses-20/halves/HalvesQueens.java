package halves;

import java.util.Arrays;

import nqueens.QueensCounter;

/** One mistake: 20 is refused, too. */
public class HalvesQueens implements QueensCounter {

    private static final int GROUP = 5;
    private static final int OTHER_KIND = 20;

    @Override
    public long count(int n) {
        if (n < 1 || n >= 20) {
            throw new IllegalArgumentException("n must be from 1 to 20: " + n);
        }
        if (n == 1) {
            return 1;
        }
        Lists lists = new Lists(n);
        if (n % 2 == 0) {
            return lists.pairs((1 << n) - 1, 0, true);
        }
        long total = lists.pairs((1 << n) - 1 - (1 << n / 2), 1 << n / 2, true);
        for (int column = 0; column < n / 2; column++) {
            total += 2 * lists.pairs((1 << n) - 1 - (1 << column), 1 << column, false);
        }
        return total;
    }

    /** Lists the halves of one set of columns at a time. */
    private static final class Lists {

        private final int n;
        private final int half;
        private final int odd;
        private final long[] upper = new long[1 << 20];
        private final long[] lower = new long[1 << 20];
        private final long[][] tables = new long[8][1 << GROUP];
        private long[] list;
        private int size;

        Lists(int n) {
            this.n = n;
            half = n / 2;
            odd = n % 2;
        }

        /** Counts pairs for every set of half of the columns; with a mirror, one set of up to four is looked at. */
        long pairs(int columns, int middle, boolean hasMirror) {
            long total = 0;
            for (int set = columns; set > 0; set = set - 1 & columns) {
                if (Integer.bitCount(set) != half) {
                    continue;
                }
                int rest = columns ^ set;
                int mirrored = hasMirror ? Integer.reverse(set) >>> 32 - n : set;
                int both = hasMirror ? Integer.reverse(rest) >>> 32 - n : rest;
                if (set <= rest && set <= mirrored && set <= both) {
                    int images = mirrored == set || mirrored == rest ? 2 : 4;
                    total += images * pairsOn(set, rest, middle);
                }
            }
            return total;
        }

        private long pairsOn(int set, int rest, int middle) {
            list = upper;
            size = 0;
            place(1, set, middle << 1, middle >> 1, 0);
            int uppers = size;
            list = lower;
            size = 0;
            place(1, rest, middle << 1, middle >> 1, 0);
            int lowers = size;
            long pairs = 0;
            for (int from = 0; from < uppers; from += 64) {
                pairs += pairsAtOnce(from, Math.min(from + 64, uppers), lowers);
            }
            return pairs;
        }

        private void place(int row, int left, int right, int other, long lines) {
            if (row > half) {
                list[size++] = lines;
                return;
            }
            for (int free = left & ~right & ~other; free != 0; free &= free - 1) {
                int queen = free & -free;
                place(row + 1, left ^ queen, (right | queen) << 1, (other | queen) >> 1, lines | lines(queen, row));
            }
        }

        /** The places where a queen's diagonals come across the cut: in the lower bits to the right, then to the left. */
        private long lines(int queen, int row) {
            long across = (1L << n - 1 + odd) - 1;
            return (long) queen << row - 1 + odd & across | (long) (queen >> row) << OTHER_KIND;
        }

        private long pairsAtOnce(int from, int end, int lowers) {
            long[] users = new long[2 * OTHER_KIND];
            for (int i = from; i < end; i++) {
                for (long lines = upper[i]; lines != 0; lines &= lines - 1) {
                    users[Long.numberOfTrailingZeros(lines)] |= 1L << i - from;
                }
            }
            for (int table = 0; table < tables.length; table++) {
                Arrays.fill(tables[table], 0);
                for (int bit = 0; bit < GROUP; bit++) {
                    for (int lines = 0; lines < 1 << bit; lines++) {
                        tables[table][1 << bit | lines] = tables[table][lines] | users[table * GROUP + bit];
                    }
                }
            }
            return n <= 16 ? pairsOfSixTables(end - from, lowers) : pairsOfEightTables(end - from, lowers);
        }

        /** A lower half is an upper one upside down: its kinds change places. */
        private long pairsOfSixTables(int uppers, int lowers) {
            long[] a = tables[0];
            long[] b = tables[1];
            long[] c = tables[2];
            long[] d = tables[4];
            long[] e = tables[5];
            long[] f = tables[6];
            long clashes = 0;
            for (int i = 0; i < lowers; i++) {
                int right = (int) (lower[i] >> OTHER_KIND);
                int left = (int) lower[i];
                clashes += Long.bitCount(a[right & 31] | b[right >> 5 & 31] | c[right >> 10 & 31]
                        | d[left & 31] | e[left >> 5 & 31] | f[left >> 10 & 31]);
            }
            return (long) uppers * lowers - clashes;
        }

        private long pairsOfEightTables(int uppers, int lowers) {
            long clashes = 0;
            for (int i = 0; i < lowers; i++) {
                long lines = lower[i] >> OTHER_KIND | lower[i] << OTHER_KIND;
                long users = 0;
                for (int table = 0; table < tables.length; table++) {
                    users |= tables[table][(int) (lines >> table * GROUP) & 31];
                }
                clashes += Long.bitCount(users);
            }
            return (long) uppers * lowers - clashes;
        }
    }
}
