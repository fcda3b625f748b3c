package nqueens.report.page;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import nqueens.board.Square;
import nqueens.judge.result.DrawnBoard;

/** A board as an SVG element, with the attack as two rings and a line; the id, of its title, is the page's only one. */
public record BoardSvg(DrawnBoard board, String id) {

    /** The outline of a queen on a square of side 20, as the data of a path. */
    public static final String QUEEN =
            "M3.6 7 6.3 11 7 5.6 8.9 10.4 10 4.9 11.1 10.4 13 5.6 13.7 11 16.4 7 14.6 14.2H5.4z"
            + "M5.2 15h9.6v1.8H5.2zM3.6 5a1.1 1.1 0 1 1-.01 0zM7 3.6a1.1 1.1 0 1 1-.01 0z"
            + "M10 2.9a1.1 1.1 0 1 1-.01 0zM13 3.6a1.1 1.1 0 1 1-.01 0zM16.4 5a1.1 1.1 0 1 1-.01 0z";

    private static final PageTemplate TEMPLATE = PageTemplate.html("board.svg.mustache");
    /** The side of a square, in the drawing's own units. */
    private static final int SIDE = 20;
    /** What stands left of and above the squares, for the numbers; the template begins there. */
    private static final int MARGIN = 12;
    private static final double REMS_A_SQUARE = 2.25;

    private record BoardMark(int x, int y, String text) {
    }

    /** The attack, from the middle of one square to that of the other. */
    private record AttackLine(int fromX, int fromY, int toX, int toY) {
    }

    String markup() {
        return TEMPLATE.fill(this).stripTrailing();
    }

    /** Says what the drawing shows. */
    String description() {
        String columns = board.placement().stream().map(String::valueOf).collect(Collectors.joining(", "));
        String queens = switch (n()) {
            case 0 -> "no queens";
            case 1 -> "a queen in column " + columns + " of row 0";
            default -> "queens in columns " + columns + " of rows 0 to " + (n() - 1);
        };
        return n() + " x " + n() + " board; " + queens
                + (attack().isEmpty() ? "" : "; the queens at "
                        + board.attack().get(0) + " and " + board.attack().get(1) + " attack each other")
                + (board.blocked().isEmpty() ? "" : "; blocked: "
                        + board.blocked().stream().map(Square::toString).collect(Collectors.joining(", ")));
    }

    private int n() {
        return board.placement().size();
    }

    int side() {
        return n() * SIDE;
    }

    int size() {
        return side() + MARGIN + 1;
    }

    double width() {
        return n() * REMS_A_SQUARE + 1;
    }

    /** The squares with an odd sum of row and column: one path for them all. */
    String dark() {
        return squares().filter(square -> (square.row() + square.column()) % 2 == 1)
                .map(square -> "M%d %dh%3$dv%3$dh-%3$dz".formatted(square.column() * SIDE, square.row() * SIDE, SIDE))
                .collect(Collectors.joining());
    }

    /** The upper left corners of the squares with a queen. */
    List<BoardMark> queens() {
        return squares().filter(square -> board.placement().get(square.row()) == square.column())
                .map(square -> new BoardMark(square.column() * SIDE, square.row() * SIDE, QUEEN)).toList();
    }

    /** Squares on which no queen may stand have a mark that is no colour. */
    List<BoardMark> blocked() {
        return board.blocked().stream()
                .map(square -> new BoardMark(middle(square.column()), middle(square.row()), "#")).toList();
    }

    /** The numbers of the columns, then of the rows. */
    List<BoardMark> numbers() {
        return Stream.concat(IntStream.range(0, n()).mapToObj(i -> new BoardMark(middle(i), -MARGIN / 2, "" + i)),
                IntStream.range(0, n()).mapToObj(i -> new BoardMark(-MARGIN / 2, middle(i), "" + i))).toList();
    }

    Optional<AttackLine> attack() {
        return Optional.of(board.attack()).filter(queens -> queens.size() == 2).map(queens -> new AttackLine(
                middle(queens.get(0).column()), middle(queens.get(0).row()),
                middle(queens.get(1).column()), middle(queens.get(1).row())));
    }

    private Stream<Square> squares() {
        return IntStream.range(0, n() * n()).mapToObj(i -> new Square(i / n(), i % n()));
    }

    private static int middle(int index) {
        return index * SIDE + SIDE / 2;
    }
}
