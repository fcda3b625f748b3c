package array1d;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

import nqueens.QueensSolver;

/** Right: a stack of states, each with a copy of the columns. */
public class Array1dQueens implements QueensSolver {

    private record State(int row, int[] columns) {
    }

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        Deque<State> stack = new ArrayDeque<>();
        stack.push(new State(0, new int[n]));
        while (!stack.isEmpty()) {
            State state = stack.pop();
            if (state.row() == n) {
                solutions.add(state.columns());
                continue;
            }
            for (int column = n - 1; column >= 0; column--) {
                if (isSafe(state, column)) {
                    int[] columns = state.columns().clone();
                    columns[state.row()] = column;
                    stack.push(new State(state.row() + 1, columns));
                }
            }
        }
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private static boolean isSafe(State state, int column) {
        for (int row = 0; row < state.row(); row++) {
            int other = state.columns()[row];
            if (other == column || Math.abs(other - column) == state.row() - row) {
                return false;
            }
        }
        return true;
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
