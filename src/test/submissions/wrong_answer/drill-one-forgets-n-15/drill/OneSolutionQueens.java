package drill;

import nqueens.drill.OneSolution;

/** Mistake: searches small boards, and constructs large ones by a rule that fails for n = 15, 21, 27 and so on. */
public class OneSolutionQueens implements OneSolution {

    @Override
    public int[] solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        int[] columns = new int[n];
        if (n > 10) {
            return constructed(columns);
        }
        return place(columns, 0) ? columns : new int[0];
    }

    /** Knight's moves: the odd columns, then the even ones; where n % 6 is 2 these begin with 2, 0 and end with 4. */
    private static int[] constructed(int[] columns) {
        int n = columns.length;
        int row = 0;
        for (int column = 1; column < n; column += 2) {
            columns[row++] = column;
        }
        if (n % 6 == 2) {
            columns[row++] = 2;
            columns[row++] = 0;
            for (int column = 6; column < n; column += 2) {
                columns[row++] = column;
            }
            columns[row] = 4;
            return columns;
        }
        for (int column = 0; column < n; column += 2) {
            columns[row++] = column;
        }
        return columns;
    }

    private static boolean place(int[] columns, int row) {
        if (row == columns.length) {
            return true;
        }
        for (int column = 0; column < columns.length; column++) {
            if (isSafe(columns, row, column)) {
                columns[row] = column;
                if (place(columns, row + 1)) {
                    return true;
                }
            }
        }
        return false;
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
