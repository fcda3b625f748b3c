package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: queens of a class of their own are compared, and each position is drawn. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(new Queen[n], 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private String drawn = "";
    private void place(Queen[] queens, int row, List<int[]> solutions) {
        int n = queens.length;
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < row; i++) {
            for (int c = 0; c < n; c++) { text.append(queens[i].column() == c ? 'Q' : '.'); }
            text.append(System.lineSeparator());
        }
        drawn = text.toString();
        if (row == n) {
            int[] a = new int[n];
            for (Queen queen : queens) { a[queen.row()] = queen.column(); }
            solutions.add(a);
            return;
        }
        for (int c = 0; c < n; c++) {
            Queen queen = new Queen(row, c);
            boolean safe = true;
            for (int i = 0; i < row && safe; i++) { safe = !queens[i].attacks(queen); }
            if (safe) { queens[row] = queen; place(queens, row + 1, solutions); }
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
