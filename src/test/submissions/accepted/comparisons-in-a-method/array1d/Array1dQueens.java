package array1d;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

import nqueens.QueensSolver;

/** A method of four numbers tells whether squares attack each other, and a stream asks it for the rows above. */
public final class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        List<int[]> solutions = new ArrayList<>();
        place(columns(n), 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return place(columns(n), 0, null);
    }

    private static int[] columns(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return new int[n];
    }

    private static long place(int[] columns, int row, List<int[]> solutions) {
        if (row == columns.length) {
            if (solutions != null) {
                solutions.add(columns.clone());
            }
            return 1;
        }
        long count = 0;
        for (int column = 0; column < columns.length; column++) {
            if (isSafe(columns, row, column)) {
                columns[row] = column;
                count += place(columns, row + 1, solutions);
            }
        }
        return count;
    }

    private static boolean isSafe(int[] columns, int row, int column) {
        return IntStream.range(0, row).noneMatch(above -> attack(above, columns[above], row, column));
    }

    private static boolean attack(int row, int column, int otherRow, int otherColumn) {
        return column == otherColumn || row - column == otherRow - otherColumn
                || row + column == otherRow + otherColumn;
    }
}
