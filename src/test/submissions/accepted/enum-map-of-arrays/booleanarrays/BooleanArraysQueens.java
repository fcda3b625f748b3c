package booleanarrays;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

import nqueens.QueensSolver;

/** Right: an enum of the three kinds of lines, each with an array in a map. */
public class BooleanArraysQueens implements QueensSolver {

    private enum Kind {
        COLUMN, MAIN, ANTI;

        int lineOf(int n, int row, int column) {
            return switch (this) {
                case COLUMN -> column;
                case MAIN -> row - column + n - 1;
                case ANTI -> row + column;
            };
        }
    }

    @Override
    public List<int[]> solve(int n) {
        check(n);
        Map<Kind, boolean[]> taken = new EnumMap<>(Kind.class);
        for (Kind kind : Kind.values()) {
            taken.put(kind, new boolean[2 * n]);
        }
        List<int[]> solutions = new ArrayList<>();
        search(taken, new int[n], 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void search(Map<Kind, boolean[]> taken, int[] queens, int row, List<int[]> solutions) {
        int n = queens.length;
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            boolean free = true;
            for (Kind kind : Kind.values()) {
                free &= !taken.get(kind)[kind.lineOf(n, row, column)];
            }
            if (free) {
                queens[row] = column;
                for (Kind kind : Kind.values()) {
                    taken.get(kind)[kind.lineOf(n, row, column)] = true;
                }
                search(taken, queens, row + 1, solutions);
                for (Kind kind : Kind.values()) {
                    taken.get(kind)[kind.lineOf(n, row, column)] = false;
                }
            }
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
