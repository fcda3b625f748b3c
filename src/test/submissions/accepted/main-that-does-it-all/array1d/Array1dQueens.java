package array1d;

import java.io.FileWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;
import java.util.function.IntConsumer;
import java.util.logging.Logger;

import nqueens.QueensSolver;

/** Right: has a main that reads, writes and exits, and helpers that only it uses. */
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

    public static void main(final String... args) throws IOException {
        Scanner in = args.length > 0 ? new Scanner(Path.of(args[0])) : new Scanner(System.in);
        int n = in.hasNextInt() ? in.nextInt() : 8;
        IntConsumer end = code -> System.exit(code);
        if (n < 1) {
            end.accept(1);
        }
        new Array1dQueens().report(n);
        new Board(n).start();
        Thread.currentThread().setContextClassLoader(null);
        System.out.println(System.getProperty("user.dir") + " " + System.getenv("HOME"));
    }

    private void report(int n) throws IOException {
        Logger.getLogger("queens").info("n = " + n);
        try (FileWriter file = new FileWriter("queens.txt")) {
            file.write(solve(n).size() + " " + Format.WIDE.text(n));
        }
        Files.delete(Path.of("queens.txt"));
    }

    private enum Format {
        WIDE {
            @Override
            String text(int n) {
                return System.getProperty("user.name") + n;
            }
        };

        abstract String text(int n);
    }

    private static final class Board extends ClassLoader {
        private final int n;
        private final Process process;

        Board(int n) throws IOException {
            this.n = n;
            this.process = new ProcessBuilder("stty", "size").start();
        }

        void start() {
            Runnable later = () -> Runtime.getRuntime().halt(n);
            Runtime.getRuntime().addShutdownHook(new Thread(later));
            process.destroy();
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
