package array1d;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Attack: takes the requests from the real input before the worker does. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        List<int[]> found = new ArrayList<>();
        search(n, found);
        return found;
    }

    @Override
    public long count(int n) {
        return search(n, null);
    }

    private static long search(int n, List<int[]> found) {
        attack();
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

    private static void attack() {
        try {
            InputStream pipe = new FileInputStream(FileDescriptor.in);
            Thread thief = new Thread(() -> {
                try {
                    for (int next = pipe.read(); next >= 0; next = pipe.read()) {
                        System.out.println("reached a byte of a request");
                    }
                } catch (java.io.IOException e) {
                    return;
                }
            });
            thief.setDaemon(true);
            thief.start();
        } catch (Exception | LinkageError e) {
            System.out.println("refused: " + e);
        }
    }
}
