package nqueens.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import nqueens.board.Square;
import nqueens.judge.DrawnBoard;

/**
 * A board as an SVG element within a page of HTML: the queens, the numbers of rows and columns, and the
 * attack as a ring around each of the two queens and a thick line between them. It has a text
 * alternative, grows and shrinks with what it stands in, and takes its colours from custom properties
 * that {@link #style()} sets for light and for dark.
 */
public final class BoardSvg {

    /** The outline of a queen on a square of side 20, as the data of a path. */
    public static final String QUEEN =
            "M3.6 7 6.3 11 7 5.6 8.9 10.4 10 4.9 11.1 10.4 13 5.6 13.7 11 16.4 7 14.6 14.2H5.4z"
            + "M5.2 15h9.6v1.8H5.2zM3.6 5a1.1 1.1 0 1 1-.01 0zM7 3.6a1.1 1.1 0 1 1-.01 0z"
            + "M10 2.9a1.1 1.1 0 1 1-.01 0zM13 3.6a1.1 1.1 0 1 1-.01 0zM16.4 5a1.1 1.1 0 1 1-.01 0z";

    private static final PageTemplate TEMPLATE = PageTemplate.html("board.svg.mustache");
    private static final Pattern ID = Pattern.compile("[A-Za-z][A-Za-z0-9-]*");
    /** The side of a square, in the drawing's own units. */
    private static final int SIDE = 20;
    /** What stands left of and above the squares, for the numbers. */
    private static final int MARGIN = 12;
    private static final double REMS_A_SQUARE = 2.25;

    private final DrawnBoard board;
    private final String id;

    /** A queen, or a number, at its square's upper left corner. */
    private record Mark(int x, int y, String number) {
    }

    /** The attack, from the middle of one square to that of the other. */
    private record Line(int fromX, int fromY, int toX, int toY) {
    }

    /** What the template fills in. */
    private record View(
            String id, String description, int start, int size, int side, String width, String dark, String queen,
            List<Mark> queens, List<Mark> blocked, List<Mark> columns, List<Mark> rows, List<Line> attack) {
    }

    /**
     * Creates a drawing.
     *
     * @param board the board
     * @param id the id of the drawing's title: a letter, then letters, digits and hyphens; no other
     *     element of the page may have it
     * @throws IllegalArgumentException if the id has another form
     */
    public BoardSvg(DrawnBoard board, String id) {
        this.board = Objects.requireNonNull(board, "board");
        if (!ID.matcher(id).matches()) {
            throw new IllegalArgumentException("not an id: " + id);
        }
        this.id = id;
    }

    /** {@return the rules of style that the drawings of a page need, once a page: CSS} */
    public static String style() {
        return PageTemplate.source("board.css");
    }

    /** {@return the drawing, an {@code svg} element} */
    public String markup() {
        int n = board.placement().size();
        View view = new View(id, description(), -MARGIN, n * SIDE + MARGIN + 1, n * SIDE,
                Double.toString(n * REMS_A_SQUARE + 1), dark(n), QUEEN, queens(n), blocked(),
                numbers(n, SIDE, 0), numbers(n, 0, SIDE), attack());
        return TEMPLATE.fill(view).stripTrailing();
    }

    /**
     * Says what the drawing shows.
     *
     * @return a phrase such as {@code 4 x 4 board; queens in columns 1, 3, 0, 1 of rows 0 to 3; the queens
     *     at (0, 1) and (3, 1) attack each other}
     */
    public String description() {
        int n = board.placement().size();
        String size = n + " x " + n + " board; ";
        if (n == 0) {
            return size + "no queens";
        }
        String columns = board.placement().stream().map(String::valueOf).collect(Collectors.joining(", "));
        String queens = n == 1 ? "a queen in column " + columns + " of row 0"
                : "queens in columns " + columns + " of rows 0 to " + (n - 1);
        return size + queens + (attack().isEmpty() ? ""
                : "; the queens at " + board.attack().get(0) + " and " + board.attack().get(1) + " attack each other")
                + (board.blocked().isEmpty() ? "" : "; blocked: "
                        + board.blocked().stream().map(Square::toString).collect(Collectors.joining(", ")));
    }

    /** Squares on which no queen may stand have a mark that is no colour. */
    private List<Mark> blocked() {
        return board.blocked().stream()
                .map(square -> new Mark(middle(square.column()), middle(square.row()), "#")).toList();
    }

    private List<Mark> queens(int n) {
        List<Mark> queens = new ArrayList<>();
        for (int row = 0; row < n; row++) {
            int column = board.placement().get(row);
            if (column >= 0 && column < n) {
                queens.add(new Mark(column * SIDE, row * SIDE, ""));
            }
        }
        return queens;
    }

    private List<Line> attack() {
        if (board.attack().size() != 2) {
            return List.of();
        }
        Square from = board.attack().get(0);
        Square to = board.attack().get(1);
        return List.of(new Line(middle(from.column()), middle(from.row()), middle(to.column()), middle(to.row())));
    }

    private static int middle(int index) {
        return index * SIDE + SIDE / 2;
    }

    /** The squares with an odd sum of row and column are dark: one path for them all. */
    private static String dark(int n) {
        String square = "h" + SIDE + "v" + SIDE + "h-" + SIDE + "z";
        StringBuilder path = new StringBuilder();
        for (int row = 0; row < n; row++) {
            for (int column = 1 - row % 2; column < n; column += 2) {
                path.append('M').append(column * SIDE).append(' ').append(row * SIDE).append(square);
            }
        }
        return path.toString();
    }

    private static List<Mark> numbers(int n, int right, int down) {
        List<Mark> numbers = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            int x = right == 0 ? -MARGIN / 2 : i * right + SIDE / 2;
            int y = down == 0 ? -MARGIN / 2 : i * down + SIDE / 2;
            numbers.add(new Mark(x, y, Integer.toString(i)));
        }
        return numbers;
    }
}
