package board2d;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

import nqueens.QueensSolver;

/** A board of attacked squares, cloned for each queen: a square is read once, and no line is walked. */
public final class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        List<int[]> solutions = new ArrayList<>();
        search(n, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return search(n, null);
    }

    private long search(int n, List<int[]> solutions) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return place(new boolean[n][n], new int[n], 0, solutions);
    }

    private long place(boolean[][] attacked, int[] placement, int row, List<int[]> solutions) {
        int n = placement.length;
        if (row == n) {
            if (solutions != null) {
                solutions.add(placement.clone());
            }
            return 1;
        }
        return IntStream.range(0, n).filter(column -> !attacked[row][column]).mapToLong(column -> {
            boolean[][] next = new boolean[n][];
            for (int below = row + 1; below < n; below++) {
                int down = below - row;
                next[below] = attacked[below].clone();
                next[below][column] = true;
                if (column >= down) {
                    next[below][column - down] = true;
                }
                if (column + down < n) {
                    next[below][column + down] = true;
                }
            }
            placement[row] = column;
            return place(next, placement, row + 1, solutions);
        }).sum();
    }
}
