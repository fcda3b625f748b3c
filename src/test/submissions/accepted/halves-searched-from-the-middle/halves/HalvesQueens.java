package halves;

import java.util.Arrays;

import nqueens.QueensCounter;

/** Middle rows first, halves by backtracking into a list for each set of columns, every pair of what is left compared. */
public final class HalvesQueens implements QueensCounter {

    @Override
    public long count(int n) {
        if (n <= 0 || n >= 21) {
            throw new IllegalArgumentException("n = " + n + ", not in 1 .. 20");
        }
        return n == 1 ? 1 : n % 2 == 0 ? even(n) : odd(n);
    }

    /** The queen of the middle column is nearer to the centre than that of the middle row, and above. */
    private static long odd(int n) {
        int middle = n / 2;
        long total = new Board(n).put(middle, middle).count(1);
        for (int distance = 1; distance <= middle; distance++) {
            Board board = new Board(n);
            for (int row = 0; row < n; row++) {
                if (row > middle || middle - row > distance) {
                    board.close(row, middle);
                }
            }
            total += 8 * board.put(middle, middle + distance).count(1);
        }
        return total;
    }

    private static long even(int n) {
        long total = 0;
        for (int distance = 1; distance < n / 2; distance++) {
            int column = n / 2 + distance;
            int mirrored = n / 2 - 1 - distance;
            for (int other = mirrored + 1; other < column - 1; other++) {
                total += 8 * near(n, distance - 1, distance).put(n / 2 - 1, column).put(n / 2, other).count(2);
            }
            total += 4 * near(n, distance, distance).put(n / 2 - 1, column).put(n / 2, mirrored).count(2);
            // all four as far: found twice as often
            Board four = near(n, distance, distance);
            for (int row = 0; row < n; row++) {
                if (row < n / 2 ? n / 2 - 1 - row != distance : row - n / 2 != distance) {
                    four.close(row, n / 2);
                    four.close(row, n / 2 - 1);
                }
            }
            total -= 2 * four.put(n / 2 - 1, column).put(n / 2, mirrored).count(2);
        }
        return total;
    }

    private static Board near(int n, int above, int below) {
        Board board = new Board(n);
        for (int row = 0; row < n; row++) {
            if (n / 2 - 1 - row > above || row - n / 2 > below) {
                board.close(row, n / 2);
                board.close(row, n / 2 - 1);
            }
        }
        return board;
    }

    private static final class Board {
        private final int n;
        private final int[] open;
        private int taken;
        private int rows;
        private long crossing;
        private long[][] lists;
        private int[] sizes;

        Board(int n) {
            this.n = n;
            open = new int[n];
            Arrays.fill(open, (1 << n) - 1);
        }

        void close(int row, int column) {
            open[row] &= ~(1 << column);
        }

        Board put(int row, int column) {
            taken |= 1 << column;
            for (int other = 0; other < n; other++) {
                int away = Math.abs(other - row);
                open[other] &= ~(1 << column | 1 << column << away | 1 << column >> away);
            }
            return this;
        }

        long count(int middle) {
            rows = (n - middle) / 2;
            long lines = (1L << 2 * rows - 1) - 1 << n - rows;
            crossing = rows == 0 ? 0 : lines << 32 | lines;
            lists = new long[2 << n][];
            sizes = new int[2 << n];
            search(0, rows - 1, -1, 0, 0, 0);
            search(1 << n, n - rows, 1, 0, 0, 0);
            long total = 0;
            for (int set = 0; set < 1 << n; set++) {
                if (sizes[set] > 0 && sizes[(2 << n) - 1 - taken - set] > 0) {
                    total += fitting(set, (2 << n) - 1 - taken - set);
                }
            }
            return total;
        }

        /** Diagonals are numbered modulo 32, main ones by column - row + n - 1 and anti-diagonals by column + row. */
        private void search(int half, int row, int next, int columns, int main, int anti) {
            if (row < 0 || row == n) {
                int list = half + columns;
                if (sizes[list] == 0) {
                    lists[list] = new long[8];
                } else if (sizes[list] == lists[list].length) {
                    lists[list] = Arrays.copyOf(lists[list], 2 * sizes[list]);
                }
                lists[list][sizes[list]++] = ((long) main << 32 | anti & 0xFFFFFFFFL) & crossing;
                return;
            }
            int attacked = columns | Integer.rotateRight(main, n - 1 - row) | Integer.rotateRight(anti, row);
            for (int free = open[row] & ~attacked; free != 0; free &= free - 1) {
                int queen = free & -free;
                search(half, row + next, next, columns | queen, main | Integer.rotateLeft(queen, n - 1 - row),
                        anti | Integer.rotateLeft(queen, row));
            }
        }

        private long fitting(int upper, int lower) {
            long total = 0;
            long[] others = lists[lower];
            int size = sizes[lower];
            for (int i = 0; i < sizes[upper]; i++) {
                long one = lists[upper][i];
                for (int j = 0; j < size; j++) {
                    if ((one & others[j]) == 0) {
                        total++;
                    }
                }
            }
            return total;
        }
    }
}
