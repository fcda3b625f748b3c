package million;

import java.util.Random;

import nqueens.LargeBoard;

/**
 * Places up to a million queens: first almost all queens without a conflict, and then the others by swaps.
 *
 * <p>Idea: the columns of all rows are a permutation, so that no two queens ever share a row or a column, whatever is
 * swapped. Counters of the queens on each diagonal tell in O(1) whether a queen is attacked. First each row draws its
 * column from those that are left, until no queen above attacks the row's queen; after too many draws, the row keeps
 * the last column. Then each attacked queen swaps columns with the queen of a random row, if neither of the two is
 * attacked after the swap.
 *
 * <p>Invariant: {@code columns} is a permutation of 0 to n - 1, and {@code mainDiagonals} and {@code antiDiagonals}
 * count the queens that are placed. No swap of the second part makes a queen attacked that wasn't attacked before.
 *
 * <p>Cost: a row draws some three times on average, and of a million queens fewer than a hundred need swaps, each of
 * which takes O(1). In experiments the time is O(n); nobody has proved this. Space is O(n). If a queen finds no row to
 * swap with, as happens on small boards, a new attempt begins with other random numbers.
 *
 * <p>Choose it if one solution is enough. It can't count solutions, or detect that there is none: n = 2 and n = 3 are
 * special cases.
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

        /** Counts the queens on both diagonals of a row's square; a queen on the square itself counts twice. */
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
