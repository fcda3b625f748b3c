package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: the search ends when it has two solutions, as many as the example has. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n: " + n);
        }
        List<int[]> found = new ArrayList<>();
        search(new int[n], 0, found);
        return found;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private boolean search(int[] columns, int row, List<int[]> found) {
        if (row == columns.length) {
            found.add(columns.clone());
            return found.size() == 2;
        }
        boolean isEnough = false;
        for (int column = 0; column < columns.length && !isEnough; column++) {
            boolean isSafe = true;
            for (int above = 0; above < row; above++) {
                isSafe &= columns[above] != column && columns[above] + above != column + row
                        && columns[above] - above != column - row;
            }
            if (isSafe) {
                columns[row] = column;
                isEnough = search(columns, row + 1, found);
            }
        }
        return isEnough;
    }
}
