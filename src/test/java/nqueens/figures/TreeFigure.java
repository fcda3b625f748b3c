package nqueens.figures;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The search tree for n = 4 where each queen is tested at once: every position visited, as a small board. */
final class TreeFigure {

    private static final int N = 4;
    private static final double SIDE = 13;
    private static final double BOARD = N * SIDE;
    private static final int ACROSS = 108;
    private static final int DOWN = 104;
    private static final int LEFT = 74;
    private static final int TOP = 34;

    private final Svg svg;
    private final List<Position> visited = Position.empty(N).visited();
    private final Map<Position, Double> middles = new HashMap<>();
    private int leaves;

    private TreeFigure() {
        place(visited.get(0));
        svg = new Svg("The pruned search tree for n = 4", description(), LEFT + leaves * ACROSS + 6,
                TOP + (N + 1) * DOWN + 4);
    }

    static Svg draw() {
        TreeFigure figure = new TreeFigure();
        figure.edges();
        figure.boards();
        return figure.svg;
    }

    /** A leaf gets the next place from the left, any other position the middle of those below it. */
    private double place(Position position) {
        List<Position> below = position.below();
        double middle = below.isEmpty() ? LEFT + ACROSS * (leaves++ + 0.5)
                : below.stream().mapToDouble(this::place).summaryStatistics().getAverage();
        middles.put(position, middle);
        return middle;
    }

    private String description() {
        List<String> parts = new ArrayList<>();
        for (int row = 0; row <= N; row++) {
            int queens = row;
            parts.add(visited.stream().filter(position -> position.row() == queens).count() + " with " + queens);
        }
        return visited.size() + " positions, numbered in the order in which they are visited: "
                + String.join(", ", parts) + " queens. Dead ends are "
                + String.join(", ", texts(visited.stream().filter(Position::isDeadEnd).toList()))
                + "; solutions are " + String.join(" and ",
                        texts(visited.stream().filter(Position::isSolution).toList())) + ".";
    }

    private static List<String> texts(List<Position> positions) {
        return positions.stream().map(Position::toString).toList();
    }

    private void edges() {
        for (Position position : visited) {
            for (Position next : position.below()) {
                svg.line("edge", middles.get(position), top(position) + BOARD, middles.get(next), top(next));
            }
        }
    }

    private void boards() {
        for (int row = 0; row <= N; row++) {
            svg.text("small", 12, TOP + row * DOWN + BOARD / 2 + 4, row == 1 ? "1 queen" : row + " queens");
        }
        for (int i = 0; i < visited.size(); i++) {
            Position position = visited.get(i);
            double left = middles.get(position) - BOARD / 2;
            BoardDrawing board = new BoardDrawing(svg, left, top(position), SIDE, N).squares()
                    .frame(position.isSolution() ? "good" : position.isDeadEnd() ? "bad" : "frame")
                    .queens(position.columns());
            svg.text("small end", left - 5, top(position) + 10, Integer.toString(i + 1));
            if (position.isSolution()) {
                board.caption("strong", "solution");
            } else if (position.isDeadEnd()) {
                svg.text("small middle", middles.get(position), top(position) + BOARD + 16, "row "
                        + position.row() + ": none safe");
            }
        }
    }

    private static double top(Position position) {
        return TOP + position.row() * DOWN;
    }
}
