package halves;

import java.util.Arrays;

final class Half {

        private static final int GROUP = 5;
        private static final int SETS = 1 << GROUP;
        private static final int LINES = 3 * GROUP;
        private static final int FEW = 8;

        private final int[] open;
        private final int cut;
        private final long[][] ways;
        private final long[] found;
        private int size;

        Half(int n, int board, int[] open) {
        this.open = open;
        cut = n - open.length + 1;
        ways = new long[1 << n][];
        found = new long[1 << Math.min(n, 16)];
        fillInner(board);
    }

        private void fillInner(int board) {
        for (int columns = 0; columns < board; columns = columns - board & board) {
            if (Integer.bitCount(columns) < open.length - 1) {
                ways[columns] = Arrays.copyOf(found, list(columns).size);
            }
        }
    }

        Half list(int columns) {
        int row = Integer.bitCount(columns);
        int listed = columns == 0 ? 1 : 0;
        for (int queens = columns & open[row]; queens != 0; queens &= queens - 1) {
            long queen = Integer.lowestOneBit(queens);
            long attacked = queen << open.length - 1 - row | queen << cut + LINES - 1 + row;
            for (long way : ways[columns ^ (int) queen]) {
                found[listed] = way | attacked;
                listed += (int) ((way & attacked) - 1 >>> 63);
            }
        }
        size = listed;
        return this;
    }

        long pairsWith(Half other) {
        if (size > other.size) {
            return other.pairsWith(this);
        }
        return size < FEW ? pairsOneByOne(other) : pairsAtOnce(other);
    }

        private long pairsOneByOne(Half other) {
        long pairs = 0;
        for (int i = 0; i < size; i++) {
            int lines = (int) (found[i] >>> cut) << 2;
            int turned = (lines << LINES | lines >>> LINES) >>> 2;
            for (int j = 0; j < other.size; j++) {
                pairs += (turned & (int) (other.found[j] >>> cut)) == 0 ? 1 : 0;
            }
        }
        return pairs;
    }

        private long pairsAtOnce(Half other) {
        long pairs = 0;
        for (int from = 0; from < size; from += Long.SIZE) {
            long[] users = users(from, Math.min(size, from + Long.SIZE));
            for (int i = 0; i < other.size; i++) {
                int lines = (int) (other.found[i] >>> cut);
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

        private long[] users(int from, int end) {
        long[] users = new long[6 * SETS];
        users[0] = ~(-1L >>> from - end);
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
