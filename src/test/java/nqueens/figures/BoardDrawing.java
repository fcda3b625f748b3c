package nqueens.figures;

import java.util.List;

import nqueens.board.Square;
import nqueens.report.BoardSvg;

/**
 * A board within a drawing.
 *
 * @param svg the drawing
 * @param x the left edge of the squares
 * @param y the upper edge of the squares
 * @param side the side of a square
 * @param n the number of squares in a row
 */
record BoardDrawing(Svg svg, double x, double y, double side, int n) {

    /** The side for which the outline of a queen is made. */
    private static final double SIDE_OF_QUEEN = 20;

    BoardDrawing squares() {
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                square((row + column) % 2 == 0 ? "light" : "dark", new Square(row, column));
            }
        }
        return this;
    }

    BoardDrawing square(String look, Square square) {
        svg.rectangle(look, left(square.column()), top(square.row()), side, side);
        return this;
    }

    /** Numbers the rows and columns, from 0. */
    BoardDrawing numbers() {
        for (int i = 0; i < n; i++) {
            svg.text("small middle", left(i) + side / 2, y - 6, Integer.toString(i));
            svg.text("small end", x - 6, top(i) + side / 2 + 4, Integer.toString(i));
        }
        return this;
    }

    BoardDrawing frame(String look) {
        svg.rectangle(look, x, y, n * side, n * side);
        return this;
    }

    BoardDrawing queens(List<Integer> columns) {
        for (int row = 0; row < columns.size(); row++) {
            queen(new Square(row, columns.get(row)));
        }
        return this;
    }

    BoardDrawing queen(Square square) {
        svg.path("queen", left(square.column()), top(square.row()), side / SIDE_OF_QUEEN, BoardSvg.QUEEN);
        return this;
    }

    BoardDrawing text(String look, Square square, String text) {
        svg.text(look + " middle", middle(square.column(), x), middle(square.row(), y) + 5, text);
        return this;
    }

    BoardDrawing dot(String look, Square square, double radius) {
        svg.circle(look, middle(square.column(), x), middle(square.row(), y), radius);
        return this;
    }

    BoardDrawing line(String look, Square from, Square to) {
        svg.line(look, middle(from.column(), x), middle(from.row(), y), middle(to.column(), x), middle(to.row(), y));
        return this;
    }

    /** A text below the board. */
    BoardDrawing caption(String look, String text) {
        svg.text(look + " middle", x + n * side / 2, y + n * side + 22, text);
        return this;
    }

    double left(int column) {
        return x + column * side;
    }

    double top(int row) {
        return y + row * side;
    }

    private double middle(int index, double start) {
        return start + index * side + side / 2;
    }
}
