package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: each queen gets copies of all three arrays, made element by element. */
public class BooleanArraysQueens implements QueensSolver {

    private List<int[]> solutions;

    @Override
    public List<int[]> solve(int n) {
        check(n);
        solutions = new ArrayList<>();
        place(n, new ArrayList<>(), new boolean[n], new boolean[2 * n - 1], new boolean[2 * n - 1]);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int n, List<Integer> queens, boolean[] columns, boolean[] mains, boolean[] antis) {
        int row = queens.size();
        if (row == n) {
            int[] placement = new int[n];
            for (int i = 0; i < n; i++) {
                placement[i] = queens.get(i);
            }
            solutions.add(placement);
            return;
        }
        for (int column = 0; column < n; column++) {
            boolean columnTaken = columns[column];
            boolean mainTaken = mains[row - column + n - 1];
            boolean antiTaken = antis[row + column];
            if (!columnTaken && !mainTaken && !antiTaken) {
                boolean[] newColumns = copy(columns);
                boolean[] newMains = copy(mains);
                boolean[] newAntis = copy(antis);
                newColumns[column] = true;
                newMains[row - column + n - 1] = true;
                newAntis[row + column] = true;
                List<Integer> newQueens = new ArrayList<>(queens);
                newQueens.add(column);
                place(n, newQueens, newColumns, newMains, newAntis);
            }
        }
    }

    private boolean[] copy(boolean[] array) {
        boolean[] copy = new boolean[array.length];
        for (int i = 0; i < array.length; i++) {
            copy[i] = array[i];
        }
        return copy;
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
