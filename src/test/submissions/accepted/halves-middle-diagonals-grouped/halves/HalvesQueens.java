package halves;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import nqueens.QueensCounter;

/** Right: middle rows first; longer halves are made of shorter ones, and are grouped by diagonals near the middle. */
public final class HalvesQueens implements QueensCounter {

    /** The middle queens of some boards that have the same count. */
    private record Middle(int[] columns, int images) {
    }

    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n is less than 1: " + n);
        }
        if (n > 20) {
            throw new IllegalArgumentException("n is more than 20: " + n);
        }
        long sum = 0;
        for (Middle middle : middles(n)) {
            sum += middle.images() * new Halves(n, middle.columns()).pairs();
        }
        return sum;
    }

    private static List<Middle> middles(int n) {
        List<Middle> middles = new ArrayList<>();
        for (int first = 0; 2 * first < n; first++) {
            if (n % 2 == 1) {
                middles.add(new Middle(new int[] {first}, first == n / 2 ? 1 : 2));
                continue;
            }
            for (int second = 0; second < n; second++) {
                if (Math.abs(first - second) > 1) {
                    int number = first * n + second;
                    int mirrored = (n - 1 - first) * n + n - 1 - second;
                    int flipped = second * n + first;
                    int turned = (n - 1 - second) * n + n - 1 - first;
                    if (number <= mirrored && number <= flipped && number <= turned) {
                        // first and second differ, so the board is no image of its own by one flip
                        middles.add(new Middle(new int[] {first, second}, number == turned ? 2 : 4));
                    }
                }
            }
        }
        return middles;
    }

    private static final class Halves {

        private static final int KIND = 32;
        private static final int GROUPS = 16;

        private final int n;
        private final int rows;
        private final int below;
        private final int columns;
        private final int middleLine;
        private final long lines;
        private final boolean[][] blocked;
        private long[] buffer = new long[1024];

        Halves(int n, int... middle) {
            this.n = n;
            rows = (n - middle.length) / 2;
            below = n - rows;
            lines = ((1L << n - 1) - 1) * (1 + (1L << KIND));
            middleLine = Math.max(0, (n - 1 - middle.length) / 2);
            blocked = new boolean[n][n];
            int left = (1 << n) - 1;
            for (int i = 0; i < middle.length; i++) {
                left ^= 1 << middle[i];
                for (int row = 0; row < n; row++) {
                    for (int column = 0; column < n; column++) {
                        blocked[row][column] |= Math.abs(row - rows - i) == Math.abs(column - middle[i]);
                    }
                }
            }
            columns = left;
        }

        long pairs() {
            long[][] upper = lists(true);
            long[][] lower = lists(false);
            long pairs = 0;
            for (int set = 0; set <= columns; set++) {
                if ((set & ~columns) == 0 && Integer.bitCount(set) == rows) {
                    pairs += pairs(grouped(upper[set], below), grouped(lower[columns ^ set], 0));
                }
            }
            return pairs;
        }

        /** For each set of columns the ways to fill as many rows, from the middle outwards. */
        private long[][] lists(boolean isUpper) {
            long[][] lists = new long[columns + 1][];
            lists[0] = new long[] {0};
            for (int set = 1; set <= columns; set++) {
                int size = Integer.bitCount(set);
                if ((set & ~columns) != 0 || size > rows) {
                    continue;
                }
                int row = isUpper ? rows - size : below + size - 1;
                int top = isUpper ? 0 : below;
                int found = 0;
                for (int column = 0; column < n; column++) {
                    if ((set >> column & 1) == 0 || blocked[row][column]) {
                        continue;
                    }
                    long queen = 1L << row - top + column | 1L << KIND + row - top - column + n - 1;
                    long[] shorter = lists[set ^ 1 << column];
                    if (found + shorter.length > buffer.length) {
                        buffer = Arrays.copyOf(buffer, 2 * (found + shorter.length));
                    }
                    for (long way : shorter) {
                        if ((way & queen) == 0) {
                            buffer[found++] = way | queen;
                        }
                    }
                }
                lists[set] = Arrays.copyOf(buffer, found);
            }
            return lists;
        }

        /** Groups ways by which of four diagonals they use that cross the middle of the board. */
        private long[][] grouped(long[] ways, int shift) {
            int[] sizes = new int[GROUPS];
            long[] crossing = new long[ways.length];
            for (int i = 0; i < ways.length; i++) {
                crossing[i] = ways[i] >>> shift & lines;
                sizes[group(crossing[i])]++;
            }
            long[][] groups = new long[GROUPS][];
            for (int group = 0; group < GROUPS; group++) {
                groups[group] = new long[sizes[group]];
            }
            for (long way : crossing) {
                int group = group(way);
                groups[group][--sizes[group]] = way;
            }
            return groups;
        }

        private int group(long way) {
            return (int) (way >>> middleLine & 3 | way >>> KIND + middleLine << 2 & 12);
        }

        private static long pairs(long[][] upper, long[][] lower) {
            long pairs = 0;
            for (int i = 0; i < GROUPS; i++) {
                for (int j = 0; j < GROUPS; j++) {
                    if ((i & j) == 0) {
                        for (long way : upper[i]) {
                            for (long other : lower[j]) {
                                pairs += (way & other) == 0 ? 1 : 0;
                            }
                        }
                    }
                }
            }
            return pairs;
        }
    }
}
