package nqueens.report.page;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import nqueens.board.Drawing;
import nqueens.board.Square;

/**
 * A board as an SVG element; two rings and a line show the attack. The id of the title is unique in the page. A square
 * has sides of 100 units, so that the template converts a row or column to a position by adding two zeros.
 */
record BoardSvg(Drawing board, String id) {

    private static final PageTemplate TEMPLATE = PageTemplate.html("board.svg.mustache");
    private static final double REMS_A_SQUARE = 2.25;

    String markup() {
        return TEMPLATE.fill(this).stripTrailing();
    }

    String description() {
        String columns = board.placement().stream().map(String::valueOf).collect(Collectors.joining(", "));
        String queens = switch (n()) {
            case 0 -> "no queens";
            case 1 -> "a queen in column " + columns + " of row 0";
            default -> "queens in columns " + columns + " of rows 0 to " + (n() - 1);
        };
        return n() + " x " + n() + " board; " + queens
                + attack().map(pair -> "; the queens at " + pair.get(0) + " and " + pair.get(1)
                        + " attack each other").orElse("")
                + (board.blocked().isEmpty() ? "" : "; blocked: "
                        + board.blocked().stream().map(Square::toString).collect(Collectors.joining(", ")));
    }

    int n() {
        return board.placement().size();
    }

    double width() {
        return n() * REMS_A_SQUARE + 1;
    }

    List<Square> dark() {
        return squares(square -> (square.row() + square.column()) % 2 == 1);
    }

    List<Square> queens() {
        return squares(square -> board.placement().get(square.row()) == square.column());
    }

    /** Returns the squares of the diagonal, for labels of rows and columns. */
    List<Square> diagonal() {
        return squares(square -> square.row() == square.column());
    }

    Optional<List<Square>> attack() {
        return Optional.of(board.attack()).filter(queens -> queens.size() == 2);
    }

    private List<Square> squares(Predicate<Square> which) {
        return IntStream.range(0, n() * n()).mapToObj(i -> new Square(i / n(), i % n())).filter(which).toList();
    }
}
