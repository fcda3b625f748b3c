package drill;

import nqueens.drill.FirstSolution;

/** Finds the first solution in a loop, without recursion. */
public final class FirstSolutionQueens implements FirstSolution {

    @Override
    public int[] first(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        int[] columns = new int[n];
        boolean[] taken = new boolean[n];
        boolean[] mainDiagonals = new boolean[2 * n - 1];
        boolean[] antiDiagonals = new boolean[2 * n - 1];
        int row = 0;
        int column = 0;
        while (row < n) {
            while (column < n && (taken[column] || mainDiagonals[row - column + n - 1]
                    || antiDiagonals[row + column])) {
                column++;
            }
            if (column < n) {
                columns[row] = column;
                taken[column] = true;
                mainDiagonals[row - column + n - 1] = true;
                antiDiagonals[row + column] = true;
                row++;
                column = 0;
            } else if (row == 0) {
                return new int[0];
            } else {
                int last = columns[row - 1];
                taken[last] = false;
                mainDiagonals[row - last + n - 2] = false;
                antiDiagonals[row - 1 + last] = false;
                row--;
                column = last + 1;
            }
        }
        return columns;
    }
}
