package nqueens.report.page;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import nqueens.board.Drawing;
import nqueens.board.Square;

/** A board as an SVG element, with the attack as two rings and a line; its title's id is unique in the page. */
record BoardSvg(Drawing board, String id) {

    private static final PageTemplate TEMPLATE = PageTemplate.html("board.svg.mustache");
    /** The side of a square, in the drawing's own units; the template repeats it. */
    private static final int SIDE = 20;
    private static final double REMS_A_SQUARE = 2.25;

    /** A square, and its upper left corner in the drawing. */
    private record DrawnSquare(int row, int column) {

        int x() {
            return column * SIDE;
        }

        int y() {
            return row * SIDE;
        }
    }

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

    /** The side of the drawing with the numbers, which are left of the squares and above them. */
    int size() {
        return side() + 13;
    }

    double width() {
        return n() * REMS_A_SQUARE + 1;
    }

    List<DrawnSquare> dark() {
        return squares(square -> (square.row() + square.column()) % 2 == 1);
    }

    List<DrawnSquare> queens() {
        return squares(square -> board.placement().get(square.row()) == square.column());
    }

    /** The squares of the diagonal, which give the numbers of rows and columns. */
    List<DrawnSquare> diagonal() {
        return squares(square -> square.row() == square.column());
    }

    /** The blocked squares, which have a mark besides their colour. */
    List<DrawnSquare> blocked() {
        return drawn(board.blocked());
    }

    Optional<List<DrawnSquare>> attack() {
        return Optional.of(drawn(board.attack())).filter(queens -> queens.size() == 2);
    }

    private List<DrawnSquare> squares(Predicate<DrawnSquare> which) {
        return IntStream.range(0, n() * n()).mapToObj(i -> new DrawnSquare(i / n(), i % n())).filter(which).toList();
    }

    private static List<DrawnSquare> drawn(List<Square> squares) {
        return squares.stream().map(square -> new DrawnSquare(square.row(), square.column())).toList();
    }
}
