package nqueens.figures;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The calls of the search for n = 4 up to its first solution, line by line, each as far in as there are calls. */
final class Walk {

    private static final int N = 4;

    private final List<String> lines = new ArrayList<>();

    private Walk() {
    }

    /** Draws the walk, in a code block. */
    static String draw() {
        Walk walk = new Walk();
        walk.place(Position.empty(N));
        return "```\n" + String.join("\n", walk.lines) + "\n```\n";
    }

    /** Whether the search may end here, with its first solution. */
    private boolean place(Position position) {
        int row = position.row();
        say(row, "place(" + row + ")");
        if (position.isSolution()) {
            say(row, "  no row is left: " + position + " is a solution");
            return true;
        }
        List<Integer> attacked = new ArrayList<>();
        for (int column = 0; column < N; column++) {
            if (position.free().contains(column)) {
                tell(row, attacked);
                say(row, "  column " + column + " is free: put a queen there" + board(position.with(column)));
                if (place(position.with(column))) {
                    return true;
                }
                say(row, "  back in place(" + row + "): take the queen off column " + column);
            } else {
                attacked.add(column);
            }
        }
        tell(row, attacked);
        say(row, "  no column is left: return");
        return false;
    }

    private void tell(int row, List<Integer> attacked) {
        if (!attacked.isEmpty()) {
            say(row, "  " + (attacked.size() == 1 ? "column " : "columns ") + attacked.stream().map(String::valueOf)
                    .collect(Collectors.joining(", ")) + (attacked.size() == 1 ? " is" : " are") + " attacked");
            attacked.clear();
        }
    }

    private void say(int row, String what) {
        lines.add("  ".repeat(row) + what);
    }

    private static String board(Position position) {
        return IntStream.range(0, position.row()).mapToObj(row -> ".".repeat(position.columns().get(row)) + "Q"
                + ".".repeat(N - 1 - position.columns().get(row))).collect(Collectors.joining(" ", "   ", ""));
    }
}
