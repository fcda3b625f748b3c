package array1d;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import nqueens.QueensSolver;

/** Right: streams compare the columns, beside a text of each position. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(new int[n], 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private String shown = "";

    private void place(int[] columns, int row, List<int[]> solutions) {
        shown = Arrays.stream(columns, 0, row).mapToObj(column -> ".".repeat(column) + "Q\n")
                .collect(Collectors.joining());
        if (row == columns.length) {
            solutions.add(columns.clone());
            return;
        }
        for (int column = 0; column < columns.length; column++) {
            int tried = column;
            if (Arrays.stream(columns, 0, row).noneMatch(other -> other == tried) && IntStream.range(0, row)
                    .noneMatch(above -> Math.abs(columns[above] - tried) == row - above)) {
                columns[row] = column;
                place(columns, row + 1, solutions);
            }
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
