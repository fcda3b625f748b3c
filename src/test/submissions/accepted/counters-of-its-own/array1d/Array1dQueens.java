package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Counts what it does, in a class whose names are those of the judge's counters. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        List<int[]> solutions = new ArrayList<>();
        place(board(n), 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        Counters.begin(n);
        place(board(n), 0, new Counting());
        return Counters.RUNS[Block.SOLUTION.number()];
    }

    private static int[] board(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return new int[n];
    }

    private static void place(int[] queens, int row, List<int[]> solutions) {
        if (row == queens.length) {
            solutions.add(queens.clone());
            return;
        }
        for (int column = 0; column < queens.length; column++) {
            if (isSafe(queens, row, column)) {
                queens[row] = column;
                place(queens, row + 1, solutions);
            }
        }
    }

    private static boolean isSafe(int[] queens, int row, int column) {
        for (int i = 0; i < row; i++) {
            if (queens[i] == column || Math.abs(queens[i] - column) == row - i) {
                return false;
            }
        }
        return true;
    }

    /** Counts what it is given, and keeps nothing. */
    private static final class Counting extends ArrayList<int[]> {
        private static final long serialVersionUID = 1;

        @Override
        public boolean add(int[] solution) {
            Block.SOLUTION.enter();
            return true;
        }
    }

    /** Something that is counted. */
    private interface Counted {

        int number();

        default void enter() {
            Counters.enter(number());
        }
    }

    /** What is counted. */
    private enum Block implements Counted {
        NOTHING, SOLUTION;

        @Override
        public int number() {
            return ordinal();
        }
    }
}
