package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: the first queen stands in the left half of her row, and the mirror images are forgotten. */
public class BooleanArraysQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        new Search(n, solutions).place(0, (n + 1) / 2);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private static final class Search {
        private final List<int[]> solutions;
        private final int[] queens;
        private final boolean[] column;
        private final boolean[] diagonal;
        private final boolean[] antiDiagonal;

        Search(int n, List<int[]> solutions) {
            this.solutions = solutions;
            queens = new int[n];
            column = new boolean[n];
            diagonal = new boolean[2 * n];
            antiDiagonal = new boolean[2 * n];
        }

        void place(int row, int end) {
            for (int c = 0; c < end; c++) {
                int d = row - c + queens.length;
                if (column[c] || diagonal[d] || antiDiagonal[row + c]) {
                    continue;
                }
                queens[row] = c;
                if (row == queens.length - 1) {
                    solutions.add(queens.clone());
                    continue;
                }
                column[c] = diagonal[d] = antiDiagonal[row + c] = true;
                place(row + 1, queens.length);
                column[c] = diagonal[d] = antiDiagonal[row + c] = false;
            }
        }
    }
}
