package array1d;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong: its main writes a file by a helper, and solve does too. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        List<int[]> found = new ArrayList<>();
        search(n, found);
        log("n = " + n);
        return found;
    }

    @Override
    public long count(int n) {
        return search(n, null);
    }

    public static void main(String[] args) {
        log("tried by hand");
        System.exit(0);
    }

    private static void log(String line) {
        try {
            Files.writeString(Path.of("n-queens-forged-log.txt"), line);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static long search(int n, List<int[]> found) {
        if (n < 1) {
            throw new IllegalArgumentException("n: " + n);
        }
        return place(new int[n], 0, found);
    }

    private static long place(int[] queens, int row, List<int[]> found) {
        if (row == queens.length) {
            if (found != null) {
                found.add(queens.clone());
            }
            return 1;
        }
        long ways = 0;
        for (int column = 0; column < queens.length; column++) {
            int above = row - 1;
            while (above >= 0 && queens[above] != column && Math.abs(queens[above] - column) != row - above) {
                above--;
            }
            if (above < 0) {
                queens[row] = column;
                ways += place(queens, row + 1, found);
            }
        }
        return ways;
    }
}
