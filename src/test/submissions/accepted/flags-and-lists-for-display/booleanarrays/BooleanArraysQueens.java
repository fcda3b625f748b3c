package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: a class asks three flags, and keeps lists and texts of what is taken for display. */
public class BooleanArraysQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        new Lines(n).fill(0, new int[n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    /** What is taken, as flags and as text. */
    private static final class Lines {

        private final boolean[][] taken;
        private final List<String> shown = new ArrayList<>();

        Lines(int n) {
            taken = new boolean[][] {new boolean[n], new boolean[2 * n - 1], new boolean[2 * n - 1]};
        }

        private boolean isFree(int[] places) {
            for (int kind = 0; kind < taken.length; kind++) {
                if (taken[kind][places[kind]]) {
                    return false;
                }
            }
            return true;
        }

        private void set(int[] places, boolean value) {
            for (int kind = 0; kind < taken.length; kind++) {
                taken[kind][places[kind]] = value;
            }
        }

        void fill(int row, int[] queens, List<int[]> solutions) {
            int n = queens.length;
            if (row == n) {
                solutions.add(queens.clone());
                return;
            }
            for (int column = 0; column < n; column++) {
                int[] places = {column, row - column + n - 1, row + column};
                if (isFree(places)) {
                    queens[row] = column;
                    set(places, true);
                    shown.add("column " + column + ", diagonals " + places[1] + " and " + places[2]);
                    fill(row + 1, queens, solutions);
                    shown.remove(shown.size() - 1);
                    set(places, false);
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
