package nqueens.figures;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import nqueens.board.Attack;
import nqueens.board.Square;

/** The run of the reference solution of {@code million}, counted, and noted where the board is small. */
final class Swaps {

    private static final int MOST_DRAWS = 50;
    private static final int MOST_SWAPS = 2_000;
    /** By this seed all that can happen happens for n = 8, within a few lines. */
    private static final long SEED = 86;
    private static final int N = 8;

    private final int n;
    private final Random random;
    private final int[] columns;
    private final int[] mainDiagonals;
    private final int[] antiDiagonals;
    private final StringJoiner trace = new StringJoiner("\n", "", "\n")
            .add("| step | what is done | columns of rows 0 to 7 | attacked rows |").add("|---:|---|---|---|");
    private final List<int[]> boards = new ArrayList<>();
    private long draws;
    private int left;
    private long swaps;
    private int steps;

    private Swaps(int n, Random random) {
        this.n = n;
        this.random = random;
        this.columns = IntStream.range(0, n).toArray();
        this.mainDiagonals = new int[2 * n - 1];
        this.antiDiagonals = new int[2 * n - 1];
    }

    /** Runs the attempts of one call up to the one that succeeds, and gives that. */
    static Swaps run(int n, long seed) {
        Random random = new Random(seed);
        Swaps swaps = new Swaps(n, random);
        while (!swaps.isSolved()) {
            swaps = new Swaps(n, random);
        }
        return swaps;
    }

    int[] columns() {
        return columns.clone();
    }

    /** What large boards take, n by n. */
    static String growth() {
        StringJoiner table = new StringJoiner("\n", "", "\n")
                .add("| n | draws for each row | queens then attacked | swaps tried |")
                .add("|---:|---:|---:|---:|");
        for (int n = 1_000; n <= 1_000_000; n *= 10) {
            Swaps run = run(n, 1);
            table.add(String.format(Locale.ROOT, "| %,d | %.2f | %d | %,d |", n, run.draws / (double) n, run.left,
                    run.swaps));
        }
        return table.toString();
    }

    /** A small run, step by step. */
    static String trace() {
        return run(N, SEED).trace.toString();
    }

    /** The small run when all queens are drawn, and at its end. */
    static Svg draw() {
        List<int[]> boards = run(N, SEED).boards;
        int[] before = boards.get(N - 1);
        int[] after = boards.get(boards.size() - 1);
        List<Integer> changed = IntStream.range(0, N).filter(row -> before[row] != after[row]).boxed().toList();
        Attack attack = Attack.firstIn(before).orElseThrow();
        Svg svg = new Svg("A swap for n = 8, before and after", String.format("Two boards of 8 x 8 squares with a"
                + " queen in each row and column. On the left the queens in rows %d and %d attack each other along a"
                + " diagonal. On the right the queens in rows %d and %d have swapped their columns, %d and %d,"
                + " and no two queens attack each other.", attack.upper().row(), attack.lower().row(),
                changed.get(0), changed.get(1), before[changed.get(0)], before[changed.get(1)]), 560, 320);
        BoardDrawing left = new BoardDrawing(svg, 34, 34, 28, N).squares().numbers();
        BoardDrawing right = new BoardDrawing(svg, 308, 34, 28, N).squares().numbers();
        changed.forEach(row -> {
            left.square("mark", new Square(row, before[row]));
            right.square("mark", new Square(row, after[row]));
        });
        left.queens(Arrays.stream(before).boxed().toList()).line("bad", attack.upper(), attack.lower())
                .frame("frame")
                .caption("", "rows " + attack.upper().row() + " and " + attack.lower().row() + " share a diagonal");
        right.queens(Arrays.stream(after).boxed().toList()).frame("good")
                .caption("", "rows " + changed.get(0) + " and " + changed.get(1) + " have swapped");
        return svg;
    }

    private boolean isSolved() {
        for (int row = 0; row < n; row++) {
            draw(row);
        }
        left = attacked().size();
        for (int row = 0; row < n; row++) {
            if (isAttacked(row) && !isRepaired(row)) {
                return false;
            }
        }
        return true;
    }

    private void draw(int row) {
        List<Integer> drawn = new ArrayList<>();
        do {
            swapColumns(row, row + random.nextInt(n - row));
            draws++;
            drawn.add(columns[row]);
        } while (queensOnDiagonals(row) > 0 && drawn.size() != MOST_DRAWS);
        boolean isFree = queensOnDiagonals(row) == 0;
        count(row, 1);
        note("row " + row + (isFree ? " draws " + listed(drawn) : " draws " + drawn.size() + " times, from "
                + listed(drawn.stream().distinct().sorted().toList()) + ": none is free"), row + 1);
    }

    private boolean isRepaired(int row) {
        for (int tries = 0; tries != MOST_SWAPS; tries++) {
            int other = random.nextInt(n);
            swapQueens(row, other);
            swaps++;
            boolean isBetter = !isAttacked(row) && !isAttacked(other);
            note("rows " + row + " and " + other + " swap" + (isBetter ? "" : ", and swap back"), n);
            if (isBetter) {
                return true;
            }
            swapQueens(row, other);
        }
        return false;
    }

    /** Notes the board; of a large one there is nothing to see. */
    private void note(String what, int rows) {
        if (n == N) {
            steps++;
            trace.add("| " + steps + " | " + what + " | `" + Arrays.toString(Arrays.copyOf(columns, rows)) + "` | "
                    + (attacked().isEmpty() ? "none" : listed(attacked())) + " |");
            boards.add(columns());
        }
    }

    private static String listed(List<Integer> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }

    private List<Integer> attacked() {
        return IntStream.range(0, n).filter(this::isAttacked).boxed().toList();
    }

    /** A row that has no queen yet has no counters either. */
    private boolean isAttacked(int row) {
        return queensOnDiagonals(row) > 2;
    }

    private int queensOnDiagonals(int row) {
        return mainDiagonals[row - columns[row] + n - 1] + antiDiagonals[row + columns[row]];
    }

    private void swapQueens(int row, int other) {
        count(row, -1);
        count(other, -1);
        swapColumns(row, other);
        count(row, 1);
        count(other, 1);
    }

    private void swapColumns(int row, int other) {
        int column = columns[row];
        columns[row] = columns[other];
        columns[other] = column;
    }

    private void count(int row, int queens) {
        mainDiagonals[row - columns[row] + n - 1] += queens;
        antiDiagonals[row + columns[row]] += queens;
    }
}
