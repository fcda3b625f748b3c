package drill;

import nqueens.drill.OneSolution;

public final class OneSolutionQueens implements OneSolution {
    /** The well-known pattern of odd columns, then even ones: not a solution where n mod 6 is 2 or 3. */
    @Override
    public int[] solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        if (n == 2 || n == 3) {
            return new int[0];
        }
        int[] columns = new int[n];
        for (int row = 0; row < n; row++) {
            columns[row] = row < n / 2 ? 2 * row + 1 : 2 * (row - n / 2);
        }
        return columns;
    }
}
