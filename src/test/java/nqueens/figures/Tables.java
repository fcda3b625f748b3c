package nqueens.figures;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import java.util.stream.Collectors;

import nqueens.board.Drawing;
import nqueens.problem.Catalogue;
import nqueens.problem.Problem;
import nqueens.problem.ReferenceSteps;

/** The tables in the documents that come from runs, as Markdown. */
final class Tables {

    /** Of each exercise whose editorial has one, what it keeps of a position. */
    static final Map<Problem, Supplier<String>> TRACES = Map.of(
            Catalogue.BOARD2D, () -> trace("the board, row by row", Tables::board),
            Catalogue.ARRAY1D, () -> trace("the array; left-overs in parentheses", Tables::array),
            Catalogue.BOOLEAN_ARRAYS,
            () -> trace("columns taken | main diagonals taken | anti-diagonals taken", Tables::marks),
            Catalogue.BITMASK, () -> trace("columns | main diagonals | anti-diagonals | free", Tables::bits),
            Catalogue.MILLION, Swaps::trace);

    private static final int N = 4;

    private Tables() {
    }

    /** What each rung that counts all solutions takes for the same n, beside the arrangements that could be tested. */
    static String rungs() {
        StringJoiner table = new StringJoiner("\n", "", "\n").add("| count(12) | steps | times fewer than before |")
                .add("|---|---:|---:|").add(String.format(Locale.ROOT, "| every arrangement, tested | %,d of them | |",
                        Idea.ONE_A_ROW_AND_COLUMN.boards(12, 12)));
        long before = 0;
        for (Problem rung : LadderFigure.RUNGS.subList(1, LadderFigure.RUNGS.size())) {
            long steps = ReferenceSteps.of(rung).get(12);
            table.add(String.format(Locale.ROOT, "| %s | %,d | %s |", rung.id(), steps,
                    before == 0 ? "" : String.format(Locale.ROOT, "%.1f", (double) before / steps)));
            before = steps;
        }
        return table.toString();
    }

    /** Nodes visited by each idea. */
    static String nodes() {
        StringJoiner table = new StringJoiner("\n", "", "\n")
                .add("| idea | n = 4 | n = 6 | n = 8 |").add("|---|---:|---:|---:|");
        for (Idea idea : Idea.values()) {
            table.add(String.format(Locale.ROOT, "| %s | %,d | %,d | %,d |",
                    idea.words(), idea.formula(4), idea.formula(6), idea.formula(8)));
        }
        return table.toString();
    }

    /** The positions that the search for n = 4 visits up to its first solution, as an exercise keeps them. */
    private static String trace(String heading, BiFunction<Position, int[], String> state) {
        StringJoiner table = new StringJoiner("\n", "", "\n")
                .add("| step | queens in columns | " + heading + " | safe in the next row |")
                .add("|---:|---|" + "---|".repeat(heading.split("\\|").length) + "---|");
        int[] array = new int[N];
        int step = 0;
        for (Position position : upToTheFirstSolution()) {
            step++;
            if (position.row() > 0) {
                array[position.row() - 1] = position.columns().get(position.row() - 1);
            }
            table.add("| " + step + " | " + listed(position.columns()) + " | "
                    + state.apply(position, array) + " | " + next(position) + " |");
        }
        return table.toString();
    }

    private static List<Position> upToTheFirstSolution() {
        List<Position> positions = new ArrayList<>();
        for (Position position : Position.empty(N).visited()) {
            positions.add(position);
            if (position.isSolution()) {
                return positions;
            }
        }
        throw new IllegalStateException("no solution");
    }

    private static String next(Position position) {
        if (position.isSolution()) {
            return "all rows are filled: a solution";
        }
        return position.isDeadEnd() ? "none: go back" : listed(position.free());
    }

    private static String board(Position position, int[] array) {
        List<Integer> columns = new ArrayList<>(position.columns());
        columns.addAll(Collections.nCopies(N - columns.size(), -1));
        return "`" + Drawing.of(columns.stream().mapToInt(column -> column).toArray()).toString()
                .replace(" ", "").replace("\n", " ") + "`";
    }

    private static String array(Position position, int[] array) {
        StringJoiner elements = new StringJoiner(", ", "`", "`");
        for (int row = 0; row < N; row++) {
            elements.add(row < position.row() ? Integer.toString(array[row]) : "(" + array[row] + ")");
        }
        return elements.toString();
    }

    private static String marks(Position position, int[] array) {
        List<Integer> main = new ArrayList<>();
        List<Integer> anti = new ArrayList<>();
        for (int row = 0; row < position.row(); row++) {
            main.add(row - position.columns().get(row) + N - 1);
            anti.add(row + position.columns().get(row));
        }
        return List.of(position.columns(), main, anti).stream().map(lines -> listed(lines.stream().sorted().toList()))
                .collect(Collectors.joining(" | "));
    }

    private static String bits(Position position, int[] array) {
        Bits bits = Bits.of(position);
        return List.of(bits.columnBits(), bits.mainBits(), bits.antiBits(), bits.freeBits()).stream()
                .map(set -> "`" + bits.digits(set) + "`").collect(Collectors.joining(" | "));
    }

    private static String listed(List<Integer> numbers) {
        return numbers.isEmpty() ? "none"
                : numbers.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }
}
