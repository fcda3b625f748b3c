package array1d;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

import nqueens.QueensSolver;

/** Tries only columns that are left, whose list shrinks, and compares diagonals from the nearest row upwards. */
public final class Array1dQueens implements QueensSolver {

    private List<int[]> solutions;
    private int lastTried;

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        solutions = new ArrayList<>();
        lastTried = -1;
        place(new int[n], 0, IntStream.range(0, n).boxed().toList());
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int[] columns, int row, List<Integer> left) {
        if (row == columns.length) {
            solutions.add(columns.clone());
            return;
        }
        for (int column : left) {
            if (column != lastTried && row > 0 && column == columns[row - 1]) {
                continue;
            }
            lastTried = column;
            int above = row - 1;
            while (above >= 0 && Math.abs(columns[above] - column) != row - above) {
                above--;
            }
            if (above < 0) {
                columns[row] = column;
                place(columns, row + 1, left.stream().filter(each -> each != column).toList());
            }
        }
    }
}
