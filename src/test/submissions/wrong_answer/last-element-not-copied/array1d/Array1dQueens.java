package array1d;

import java.util.*;
import nqueens.QueensSolver;

public class Array1dQueens implements QueensSolver {

    private final List<int[]> results = new ArrayList<>();

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) throw new IllegalArgumentException();
        results.clear();
        int[] cols = new int[n];
        placeQueens(0, cols, n);
        return new ArrayList<>(results);
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void placeQueens(int row, int[] cols, int n) {
        if (row == n) {
            int[] copy = new int[n];
            for (int i = 0; i < n - 1; i++) {
                copy[i] = cols[i];
            }
            results.add(copy);
        } else {
            for (int col = 0; col < n; col++) {
                if (checkValid(cols, row, col)) {
                    cols[row] = col;
                    placeQueens(row + 1, cols, n);
                }
            }
        }
    }

    private boolean checkValid(int[] cols, int row1, int col1) {
        for (int row2 = 0; row2 < row1; row2++) {
            int col2 = cols[row2];
            if (col1 == col2) return false;
            int colDistance = Math.abs(col2 - col1);
            int rowDistance = row1 - row2;
            if (colDistance == rowDistance) return false;
        }
        return true;
    }
}
