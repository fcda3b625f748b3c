package array1d;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import nqueens.QueensSolver;

/** Right: streams make each array of columns anew, and each position is drawn on a board. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(n, new int[0], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private String shown = "";

    private void place(int n, int[] columns, List<int[]> solutions) {
        char[][] board = new char[columns.length][n];
        for (int row = 0; row < columns.length; row++) {
            for (int column = 0; column < n; column++) {
                board[row][column] = columns[row] == column ? 'Q' : '.';
            }
        }
        shown = Arrays.stream(board).map(String::new).collect(Collectors.joining(","));
        if (columns.length == n) {
            solutions.add(columns);
            return;
        }
        IntStream.range(0, n).filter(column -> IntStream.range(0, columns.length).allMatch(row ->
                columns[row] != column && Math.abs(columns[row] - column) != columns.length - row))
                .forEach(column -> place(n, IntStream.concat(Arrays.stream(columns), IntStream.of(column)).toArray(),
                        solutions));
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
