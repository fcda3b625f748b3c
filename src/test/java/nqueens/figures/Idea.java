package nqueens.figures;

import java.math.BigInteger;

import nqueens.board.KnownCounts;

/**
 * Ways to look for all solutions, each with the nodes of its search tree: the empty board, and every
 * board that is reached by putting one more queen.
 */
enum Idea {
    /** Choose n of the n * n squares, then look for attacks. */
    ANY_SQUARES("any n squares") {
        @Override
        long nodes(int n) {
            return chosen(n, n * n);
        }

        @Override
        BigInteger formula(int n) {
            BigInteger sum = BigInteger.ZERO;
            for (int queens = 0; queens <= n; queens++) {
                sum = sum.add(boards(n * n, queens));
            }
            return sum;
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
        long nodes(int n) {
            return filled(n, n);
        }

        @Override
        BigInteger formula(int n) {
            BigInteger sum = BigInteger.ZERO;
            for (int rows = 0; rows <= n; rows++) {
                sum = sum.add(BigInteger.valueOf(n).pow(rows));
            }
            return sum;
        }

        private long filled(int n, int rowsLeft) {
            long nodes = 1;
            for (int column = 0; column < n && rowsLeft > 0; column++) {
                nodes += filled(n, rowsLeft - 1);
            }
            return nodes;
        }
    },
    /** Give each row a column that no other row has, then look at the diagonals. */
    ONE_A_ROW_AND_COLUMN("one a row and a column") {
        @Override
        long nodes(int n) {
            return permuted(new boolean[n], n);
        }

        @Override
        BigInteger formula(int n) {
            BigInteger sum = BigInteger.ONE;
            BigInteger product = BigInteger.ONE;
            for (int rows = 0; rows < n; rows++) {
                product = product.multiply(BigInteger.valueOf(n - rows));
                sum = sum.add(product);
            }
            return sum;
        }

        private long permuted(boolean[] taken, int rowsLeft) {
            long nodes = 1;
            for (int column = 0; column < taken.length && rowsLeft > 0; column++) {
                if (!taken[column]) {
                    taken[column] = true;
                    nodes += permuted(taken, rowsLeft - 1);
                    taken[column] = false;
                }
            }
            return nodes;
        }
    },
    /** Test each queen when it is put: the search of all four exercises. */
    TESTED_AT_ONCE("each queen tested at once") {
        @Override
        long nodes(int n) {
            return nodesAndSolutions(n)[0];
        }

        /** No formula is known. */
        @Override
        BigInteger formula(int n) {
            return BigInteger.valueOf(nodes(n));
        }
    };

    private final String words;

    Idea(String words) {
        this.words = words;
    }

    String words() {
        return words;
    }

    /** Runs the search, and counts. */
    abstract long nodes(int n);

    /** Reckons the number of nodes without a search, where that can be done. */
    abstract BigInteger formula(int n);

    /** n squared choose n, for n queens on any squares. */
    static BigInteger boards(int squares, int queens) {
        BigInteger boards = BigInteger.ONE;
        for (int i = 0; i < queens; i++) {
            boards = boards.multiply(BigInteger.valueOf(squares - i)).divide(BigInteger.valueOf(i + 1));
        }
        return boards;
    }

    /** Runs the search of the exercises; its solutions are as many as are known, or it was another. */
    private static long[] nodesAndSolutions(int n) {
        long[] found = pruned(new int[n], 0);
        if (found[1] != KnownCounts.of(n)) {
            throw new IllegalStateException("n = " + n + ": " + found[1] + " solutions");
        }
        return found;
    }

    private static long[] pruned(int[] columns, int row) {
        long[] found = {1, row == columns.length ? 1 : 0};
        for (int column = 0; column < columns.length && row < columns.length; column++) {
            if (isSafe(columns, row, column)) {
                columns[row] = column;
                long[] below = pruned(columns, row + 1);
                found[0] += below[0];
                found[1] += below[1];
            }
        }
        return found;
    }

    private static boolean isSafe(int[] columns, int row, int column) {
        for (int above = 0; above < row; above++) {
            int apart = Math.abs(columns[above] - column);
            if (apart == 0 || apart == row - above) {
                return false;
            }
        }
        return true;
    }
}
