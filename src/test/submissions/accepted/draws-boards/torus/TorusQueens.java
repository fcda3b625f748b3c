package torus;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensCounter;

/** Right: keeps a drawing of where it stands, made of repeated dots. */
public class TorusQueens implements QueensCounter {

    @Override
    public long count(int n) {
        check(n);
        return place(new int[n], 0);
    }

    private long place(int[] columns, int row) {
        note(columns, row);
        int n = columns.length;
        if (row == n) {
            return 1;
        }
        long ways = 0;
        for (int column = 0; column < n; column++) {
            boolean safe = true;
            for (int above = 0; above < row && safe; above++) {
                int across = Math.abs(columns[above] - column);
                safe = across != 0 && across != row - above && across != n - row + above;
            }
            if (safe) {
                columns[row] = column;
                ways += place(columns, row + 1);
            }
        }
        return ways;
    }

    private String picture = "";

    private void note(int[] columns, int rows) {
        List<String> lines = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            int column = columns[row];
            lines.add(".".repeat(column) + "Q" + ".".repeat(columns.length - column - 1));
        }
        picture = String.join("\n", lines);
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be at least 1: " + n);
        }
    }
}
