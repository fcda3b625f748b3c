package million;

import java.util.Random;

import nqueens.LargeBoard;

/**
 * Places up to a million queens: almost all at once without a conflict, and the few that are left by swaps.
 *
 * <p>Idea: the columns of all rows are a permutation, so that no two queens ever share a row or a column, whatever is
 * swapped. Counters of the queens on each diagonal tell in O(1) whether a queen is attacked. First each row draws its
 * column from those that are left, until no queen above attacks it there; after too many draws it keeps the last one.
 * Then each queen that is attacked swaps columns with a random row, if after that neither of the two is attacked.
 *
 * <p>Invariant: {@code columns} is a permutation of 0 to n - 1, and {@code mainDiagonals} and {@code antiDiagonals}
 * count the queens that are placed. The second part never makes a queen attacked that wasn't.
 *
 * <p>Cost: a row draws some three times on average, and fewer than a hundred queens of a million are left for the
 * swaps, each of which takes O(1). So it is O(n) time, as far as runs show; nobody has proved it. Space is O(n). If a
 * queen finds no row to swap with, as happens on small boards, all begins anew with other random numbers.
 *
 * <p>Choose it where one solution is enough. It can't count, and doesn't notice that there is none: n = 2 and n = 3
 * must be known.
 *
 * <p>Source: Rok Sosic and Jun Gu, "Efficient Local Search with Conflict Minimization: A Case Study of the n-Queens
 * Problem", IEEE Transactions on Knowledge and Data Engineering 6(5), 1994, algorithm QS4.
 */
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
        return board.columns;
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
