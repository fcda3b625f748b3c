package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: the search returns true at its first solution, and all the rows above end with it. */
public class BooleanArraysQueens implements QueensSolver {

    private boolean[] columnTaken;
    private boolean[] risingTaken;
    private boolean[] fallingTaken;
    private int[] placement;

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n: " + n);
        }
        columnTaken = new boolean[n];
        risingTaken = new boolean[2 * n - 1];
        fallingTaken = new boolean[2 * n - 1];
        placement = new int[n];
        List<int[]> solutions = new ArrayList<>();
        boolean found = placeQueenInRow(0);
        if (found) {
            solutions.add(placement.clone());
        }
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private boolean placeQueenInRow(int row) {
        if (row == placement.length) {
            return true;
        }
        for (int column = 0; column < placement.length; column++) {
            if (isFree(row, column)) {
                setTaken(row, column, true);
                placement[row] = column;
                if (placeQueenInRow(row + 1)) {
                    return true;
                }
                setTaken(row, column, false);
            }
        }
        return false;
    }

    private boolean isFree(int row, int column) {
        if (columnTaken[column]) {
            return false;
        }
        if (risingTaken[row + column]) {
            return false;
        }
        return !fallingTaken[row - column + placement.length - 1];
    }

    private void setTaken(int row, int column, boolean taken) {
        columnTaken[column] = taken;
        risingTaken[row + column] = taken;
        fallingTaken[row - column + placement.length - 1] = taken;
    }
}
