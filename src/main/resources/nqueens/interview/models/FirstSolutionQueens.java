package drill;

import nqueens.drill.FirstSolution;

/** Searches depth first, columns in ascending order: the first solution found is the first in order. */
public final class FirstSolutionQueens implements FirstSolution {

    @Override
    public int[] first(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        int[] columns = new int[n];
        return place(columns, 0, new boolean[n], new boolean[2 * n], new boolean[2 * n]) ? columns : new int[0];
    }

    private static boolean place(
            int[] columns, int row, boolean[] taken, boolean[] mainDiagonals, boolean[] antiDiagonals) {
        int n = columns.length;
        if (row == n) {
            return true;
        }
        for (int column = 0; column < n; column++) {
            int main = row - column + n;
            int anti = row + column;
            if (!taken[column] && !mainDiagonals[main] && !antiDiagonals[anti]) {
                columns[row] = column;
                taken[column] = true;
                mainDiagonals[main] = true;
                antiDiagonals[anti] = true;
                if (place(columns, row + 1, taken, mainDiagonals, antiDiagonals)) {
                    return true;
                }
                taken[column] = false;
                mainDiagonals[main] = false;
                antiDiagonals[anti] = false;
            }
        }
        return false;
    }
}
