package array1d;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: peeks at the first position of the queue, never removes it, and adds to it for ever. */
public class Array1dQueens implements QueensSolver {

    private static final int LARGEST_N = 1000;

    @Override
    public List<int[]> solve(int n) {
        if (n < 1 || n > LARGEST_N) {
            throw new IllegalArgumentException("n not in 1.." + LARGEST_N + ": " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        Deque<Position> open = new ArrayDeque<>();
        open.add(new Position(0, new int[LARGEST_N]));
        while (!open.isEmpty()) {
            Position position = open.peek();
            if (position.row == n) {
                solutions.add(Arrays.copyOf(position.columns, n));
                continue;
            }
            for (int column = 0; column < n; column++) {
                if (position.isSafe(column)) {
                    open.add(position.with(column));
                }
            }
        }
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private record Position(int row, int[] columns) {

        boolean isSafe(int column) {
            for (int i = 0; i < row; i++) {
                if (columns[i] == column || Math.abs(columns[i] - column) == row - i) {
                    return false;
                }
            }
            return true;
        }

        Position with(int column) {
            int[] more = columns.clone();
            more[row] = column;
            return new Position(row + 1, more);
        }
    }
}
