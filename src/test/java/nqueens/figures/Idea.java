package nqueens.figures;

import java.math.BigInteger;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

import nqueens.board.KnownCounts;

/**
 * Ways to look for all solutions, each with the nodes of its search tree: the empty board, and every
 * board that is reached by putting one more queen.
 */
enum Idea {
    /** Choose n of the n * n squares, then look for attacks. */
    ANY_SQUARES("any n squares") {
        @Override
        long run(int n) {
            return chosen(n, n * n);
        }

        @Override
        BigInteger boards(int n, int queens) {
            return chosenOf(n * n, queens);
        }

        /** Puts up to {@code queens} queens on the squares that are left, each behind the last. */
        private long chosen(int queens, int squares) {
            long nodes = 1;
            for (int left = squares - 1; left >= 0 && queens > 0; left--) {
                nodes += chosen(queens - 1, left);
            }
            return nodes;
        }
    },
    /** Put a queen into each row, then look for attacks. */
    ONE_A_ROW("one queen a row") {
        @Override
        boolean isTried(int apart, int rows) {
            return true;
        }

        @Override
        BigInteger boards(int n, int queens) {
            return BigInteger.valueOf(n).pow(queens);
        }
    },
    /** Give each row a column that no other row has, then look at the diagonals. */
    ONE_A_ROW_AND_COLUMN("one a row and a column") {
        @Override
        boolean isTried(int apart, int rows) {
            return apart != 0;
        }

        @Override
        BigInteger boards(int n, int queens) {
            return IntStream.range(0, queens).mapToObj(row -> BigInteger.valueOf(n - row))
                    .reduce(BigInteger.ONE, BigInteger::multiply);
        }
    },
    /** Test each queen when it is put: the search of the core. */
    TESTED_AT_ONCE("each queen tested at once") {
        /** Runs the search of the core: its solutions are as many as are known, or it was another. */
        @Override
        long run(int n) {
            long[] found = search(new int[n], 0);
            if (found[1] != KnownCounts.of(n)) {
                throw new IllegalStateException("n = " + n + ": " + found[1] + " solutions");
            }
            return found[0];
        }

        /** No formula is known. */
        @Override
        BigInteger formula(int n) {
            return BigInteger.valueOf(nodes(n));
        }
    };

    private final String words;
    /** n to the nodes of a run. */
    private final Map<Integer, Long> nodes = new ConcurrentHashMap<>();

    Idea(String words) {
        this.words = words;
    }

    String words() {
        return words;
    }

    /** Runs the search, and counts; once for each n. */
    final long nodes(int n) {
        return nodes.computeIfAbsent(n, this::run);
    }

    /** Runs the search, and counts. */
    long run(int n) {
        return search(new int[n], 0)[0];
    }

    /** Reckons the number of nodes without a search, where that can be done. */
    BigInteger formula(int n) {
        return IntStream.rangeClosed(0, n).mapToObj(queens -> boards(n, queens))
                .reduce(BigInteger.ZERO, BigInteger::add);
    }

    /** Reckons how many boards it reaches with so many queens. */
    BigInteger boards(int n, int queens) {
        throw new UnsupportedOperationException(words);
    }

    /** Whether a queen is put so many columns and rows from one that stands. */
    boolean isTried(int apart, int rows) {
        return apart != 0 && apart != rows;
    }

    /** So many of the squares, in any order. */
    static BigInteger chosenOf(int squares, int queens) {
        BigInteger boards = BigInteger.ONE;
        for (int i = 0; i < queens; i++) {
            boards = boards.multiply(BigInteger.valueOf(squares - i)).divide(BigInteger.valueOf(i + 1));
        }
        return boards;
    }

    /** Fills the row and those below it, and counts the nodes and the full boards. */
    final long[] search(int[] columns, int row) {
        long[] found = {1, row == columns.length ? 1 : 0};
        for (int column = 0; column < columns.length && row < columns.length; column++) {
            if (isTried(columns, row, column)) {
                columns[row] = column;
                long[] below = search(columns, row + 1);
                found[0] += below[0];
                found[1] += below[1];
            }
        }
        return found;
    }

    private boolean isTried(int[] columns, int row, int column) {
        for (int above = 0; above < row; above++) {
            if (!isTried(Math.abs(columns[above] - column), row - above)) {
                return false;
            }
        }
        return true;
    }
}
