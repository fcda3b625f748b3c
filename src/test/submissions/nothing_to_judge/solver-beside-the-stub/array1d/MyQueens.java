package array1d;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

import nqueens.QueensSolver;

/**
 * Solves n queens with one number a row: the column of its queen.
 *
 * <p>Idea: a row never holds two queens, so it needs no squares, only the column of its one queen.
 * Two queens share a column if their columns are equal, and a diagonal if they are as many columns
 * apart as rows. A square is safe if neither holds for the queen of any earlier row.
 *
 * <p>Invariant: when a row is reached, the elements before it are the columns of queens that do
 * not attack each other. The elements from it on are stale and never read before they are written,
 * so going back has nothing to undo.
 *
 * <p>Cost: a safety test takes O(n) time. Call P(n) the number of positions the
 * search visits: every way to fill the first 0 to n rows without an attack. Each position tries up
 * to n squares, so a count takes O(n^2 P(n)) time, and O(n) space. Each solution that is kept
 * adds O(n) time and space.
 *
 * <p>Choose it for the least code and state: the array is the placement itself. A safety test
 * still asks every earlier queen; {@code booleanarrays.BooleanArraysQueens} asks three marks.
 *
 * <p>Source: Niklaus Wirth, "Program Development by Stepwise Refinement", Communications of the
 * ACM 14(4), 1971, which takes the eight queens from one representation to the next.
 */
public final class MyQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        List<int[]> solutions = new ArrayList<>();
        search(n, columns -> solutions.add(columns.clone()));
        return solutions;
    }

    @Override
    public long count(int n) {
        return search(n, columns -> { });
    }

    /** Shows each solution to {@code onSolution}, and returns how many there are. */
    private static long search(int n, Consumer<int[]> onSolution) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return new Search(n, onSolution).fillFrom(0);
    }

    /** One call's search, with an array of its own. */
    private static final class Search {

        private final int n;
        private final Consumer<int[]> onSolution;

        /** {@code columns[row]} = column of the queen in that row. */
        private final int[] columns;

        Search(int n, Consumer<int[]> onSolution) {
            this.n = n;
            this.onSolution = onSolution;
            this.columns = new int[n];
        }

        /** Fills the row and those below it in every way, and returns the number of ways. */
        long fillFrom(int row) {
            if (row == n) {
                onSolution.accept(columns);
                return 1;
            }
            long ways = 0;
            for (int column = 0; column < n; column++) {
                if (isSafe(row, column)) {
                    columns[row] = column;
                    ways += fillFrom(row + 1);
                }
            }
            return ways;
        }

        private boolean isSafe(int row, int column) {
            for (int earlierRow = 0; earlierRow < row; earlierRow++) {
                int rowsApart = row - earlierRow;
                int columnsApart = Math.abs(column - columns[earlierRow]);
                if (columnsApart == 0 || columnsApart == rowsApart) {
                    return false;
                }
            }
            return true;
        }
    }
}
