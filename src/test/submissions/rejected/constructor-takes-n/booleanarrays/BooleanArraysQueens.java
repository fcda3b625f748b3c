package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Not to be judged: the constructor asks for n, and the judge has none to give. */
public class BooleanArraysQueens implements QueensSolver {

    private final boolean[] columns;
    private final boolean[] mains;
    private final boolean[] antis;

    public BooleanArraysQueens(int n) {
        columns = new boolean[n];
        mains = new boolean[2 * n];
        antis = new boolean[2 * n];
    }

    @Override
    public List<int[]> solve(int n) {
        List<int[]> solutions = new ArrayList<>();
        place(0, new int[n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int row, int[] queens, List<int[]> solutions) {
        int n = queens.length;
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            int main = row - column + n;
            int anti = row + column;
            if (!columns[column] && !mains[main] && !antis[anti]) {
                queens[row] = column;
                columns[column] = mains[main] = antis[anti] = true;
                place(row + 1, queens, solutions);
                columns[column] = mains[main] = antis[anti] = false;
            }
        }
    }
}
