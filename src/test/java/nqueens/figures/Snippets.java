package nqueens.figures;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.IntToLongFunction;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

import javax.tools.ToolProvider;

import nqueens.board.KnownCounts;
import nqueens.board.Square;

/** The code in {@code exercises/ideas.md}, compiled as it stands there, and the figures that it draws. */
final class Snippets {

    static final Path DOCUMENT = Path.of("exercises/ideas.md");

    private static final Pattern CODE = Pattern.compile("(?s)```java\n(.*?)```");
    private static final Pattern CLASS = Pattern.compile("(?m)^class (\\w+)");
    private static final int[] CONFLICTS = {3, 6, 1, 4, 6, 0, 5, 2};
    private static final int CONFLICTS_ROW = 4;
    private static final int SIX = 6;
    private static final Square[] QUEENS = {new Square(0, 0), new Square(1, 5), new Square(2, 1)};

    private Snippets() {
    }

    /** Compiled once. */
    private static final class Compiled {
        private static final ClassLoader CLASSES = compiled();
    }

    /** How many queens each order puts before the first solution is complete. */
    static Svg first() {
        return new Chart("Queens put before the first solution is complete", "queens", 4, 20, 0, 6, 20, List.of(
                new Chart.Line("from left to right", series(20, n -> run("CentreOut", "put", n, false))),
                new Chart.Line("from the centre out", series(20, n -> run("CentreOut", "put", n, true))),
                new Chart.Line("fewest squares first", series(20, n -> run("Propagation", "put", n))))).draw();
    }

    /** How many shuffles it takes, on average. */
    static Svg shuffles() {
        return new Chart("Shuffles until a solution, on average", "shuffles", 4, 10, 0, 4, 10, List.of(
                new Chart.Line("100 runs", series(10, n -> Math.round(averageShuffles(n, 100)))),
                new Chart.Line("n! / solutions", series(10, n -> Math.round(
                        LongStream.rangeClosed(1, n).asDoubleStream().reduce(1, (a, b) -> a * b)
                                / KnownCounts.of(n)))))).draw();
    }

    static double averageShuffles(int n, int runs) {
        return LongStream.rangeClosed(1, runs).map(seed -> run("Shuffles", "until", n, seed)).average().orElseThrow();
    }

    private static SortedMap<Integer, Long> series(int largest, IntToLongFunction values) {
        SortedMap<Integer, Long> series = new TreeMap<>();
        for (int n = 4; n <= largest; n++) {
            series.put(n, values.applyAsLong(n));
        }
        return series;
    }

    /** How many queens attack each other square of a row. */
    static Svg conflicts() {
        int n = CONFLICTS.length;
        List<Integer> best = ((List<?>) call("MinConflicts", "best", CONFLICTS, CONFLICTS_ROW)).stream()
                .map(Integer.class::cast).toList();
        List<Long> attacks = IntStream.range(0, n)
                .mapToObj(column -> run("MinConflicts", "attacks", CONFLICTS, CONFLICTS_ROW, column)).toList();
        Svg svg = new Svg("The conflicts of a row", "A board of 8 x 8 squares with queens in columns "
                + Arrays.toString(CONFLICTS) + " of rows 0 to 7. The squares of row " + CONFLICTS_ROW + " are attacked"
                + " by " + attacks + " queens of other rows. Marked are the other squares with the fewest, in columns "
                + best + ".", 300, 294);
        BoardDrawing board = new BoardDrawing(svg, 38, 34, 28, n).squares().numbers();
        for (int column = 0; column < n; column++) {
            Square square = new Square(CONFLICTS_ROW, column);
            if (best.contains(column)) {
                board.square("mark", square);
            }
            if (column != CONFLICTS[CONFLICTS_ROW]) {
                board.text(best.contains(column) ? "strong" : "", square, attacks.get(column).toString());
            }
        }
        board.queens(Arrays.stream(CONFLICTS).boxed().toList()).frame("frame")
                .caption("", "the queen of row " + CONFLICTS_ROW + " moves");
        return svg;
    }

    /** The squares that a queen leaves, counted in rows and columns. */
    static Svg cover() {
        Svg svg = left("The squares that a queen leaves", "counted beside each row and below each column", 300,
                new Square(0, 2));
        List<Square> squares = squares(new Square(0, 2));
        for (int column = 0; column < SIX; column++) {
            int each = column;
            svg.text("middle", 58 + column * 36, 274, each == 2 ? "" : Long.toString(squares.stream()
                    .filter(square -> square.column() == each).count()));
        }
        return svg;
    }

    /** The domains that three queens leave. */
    static Svg domains() {
        return left("The domains that three queens leave", "counted beside each row", 280, QUEENS);
    }

    private static Svg left(String title, String counted, int height, Square... queens) {
        List<Square> squares = squares(queens);
        Svg svg = new Svg(title, "A board of 6 x 6 squares with queens at " + listed(Arrays.asList(queens)) + ". Dots"
                + " mark the squares that no queen attacks, " + counted + ": " + listed(squares) + ".", 310, height);
        BoardDrawing board = new BoardDrawing(svg, 40, 40, 36, SIX).squares().numbers();
        Arrays.asList(queens).forEach(board::queen);
        squares.forEach(square -> board.dot("seen", square, 4));
        for (int row = queens.length; row < SIX; row++) {
            int each = row;
            svg.text("", 266, 63 + row * 36, Long.toString(squares.stream()
                    .filter(square -> square.row() == each).count()));
        }
        board.frame("frame");
        return svg;
    }

    private static String listed(List<Square> squares) {
        return squares.stream().map(Square::toString).collect(Collectors.joining(", "));
    }

    /** The squares that none of these queens attacks. */
    private static List<Square> squares(Square... queens) {
        return IntStream.range(0, SIX * SIX).filter(square -> Arrays.stream(queens).noneMatch(queen ->
                (boolean) call("ExactCover", "attacks", SIX, queen.row() * SIX + queen.column(), square)))
                .mapToObj(square -> new Square(square / SIX, square % SIX)).toList();
    }

    /** How many solutions each task of a parallel search counts. */
    static Svg tasks() {
        int n = 8;
        Svg svg = new Svg("How many solutions each task counts, for n = 8", "A board of 8 x 8 squares: a row for each"
                + " column of the first queen, a square of it for each column of the second. A number says how many"
                + " solutions have both; an empty square is attacked by the first queen.", 300,
                294);
        BoardDrawing board = new BoardDrawing(svg, 38, 34, 28, n).squares().numbers();
        for (int first = 0; first < n; first++) {
            for (int second = 0; second < n; second++) {
                if (Math.abs(first - second) > 1) {
                    board.text("", new Square(first, second), Long.toString(run("Parallel", "task", n, first, second)));
                }
            }
        }
        board.frame("frame").caption("", "row: first queen, column: second");
        return svg;
    }

    /** Calls a method of a snippet that returns a number. */
    static long run(String className, String method, Object... arguments) {
        return ((Number) call(className, method, arguments)).longValue();
    }

    private static Object call(String className, String method, Object... arguments) {
        try {
            Method found = Arrays.stream(Class.forName(className, true, Compiled.CLASSES).getDeclaredMethods())
                    .filter(each -> each.getName().equals(method) && each.getParameterCount() == arguments.length)
                    .findFirst().orElseThrow();
            found.setAccessible(true);
            return found.invoke(null, arguments);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(className + "." + method, e);
        }
    }

    private static ClassLoader compiled() {
        try {
            Path folder = Files.createTempDirectory(Path.of("target"), "snippets");
            List<String> arguments = new ArrayList<>(List.of("-d", folder.toString(), "--release", "17",
                    "-encoding", "UTF-8", "-Xlint:all", "-Werror"));
            for (MatchResult code : CODE.matcher(Files.readString(DOCUMENT).replace("\r\n", "\n")).results().toList()) {
                Matcher name = CLASS.matcher(code.group(1));
                if (!name.find()) {
                    throw new IllegalStateException("a snippet without a class in " + DOCUMENT);
                }
                arguments.add(Files.writeString(folder.resolve(name.group(1) + ".java"), code.group(1)).toString());
            }
            if (ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new)) != 0) {
                throw new IllegalStateException("a snippet of " + DOCUMENT + " does not compile");
            }
            return new URLClassLoader(new URL[] {folder.toUri().toURL()}, null);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
