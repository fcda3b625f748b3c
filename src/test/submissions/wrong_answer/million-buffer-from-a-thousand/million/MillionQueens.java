package million;

import java.util.Random;

import nqueens.LargeBoard;

/** Mistake: from n = 1000, one array is used for all answers of the same length. */
public final class MillionQueens implements LargeBoard {

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
        if (n < 1000) {
            return board.columns;
        }
        if (buffer == null || buffer.length != n) {
            buffer = new int[n];
        }
        System.arraycopy(board.columns, 0, buffer, 0, n);
        return buffer;
    }

    private static int[] buffer;

    /** One attempt, with its own arrays. */
    private static final class Board {

        /** Maximum number of draws for a row: the last rows have few columns to choose from. */
        private static final int MOST_DRAWS = 50;
        /** Maximum number of swaps tried for an attacked queen; on large boards, far fewer are enough. */
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

        /** Places all queens, and returns whether no queen is attacked at the end. */
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

        /** Gives a row one of the columns of this row and the rows below, if possible one without an attack. */
        private void draw(int row) {
            int draws = 0;
            do {
                swapColumns(row, row + random.nextInt(n - row));
                draws++;
            } while (queensOnDiagonals(row) > 0 && draws != MOST_DRAWS);
            count(row, 1);
        }

        /** Swaps an attacked queen with one of another row so that neither is attacked; returns whether this worked. */
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
