package nqueens.figures;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import nqueens.board.Attack;

/**
 * A node of the search that goes row by row and tests each queen at once: queens in the first rows, no
 * two of which attack each other.
 *
 * @param n the side of the board
 * @param columns the column of each row's queen, for as many rows as are filled
 */
record Position(int n, List<Integer> columns) {

    Position {
        columns = List.copyOf(columns);
    }

    static Position empty(int n) {
        return new Position(n, List.of());
    }

    /** The row that is filled next. */
    int row() {
        return columns.size();
    }

    boolean isSolution() {
        return row() == n;
    }

    boolean isDeadEnd() {
        return !isSolution() && below().isEmpty();
    }

    /** The columns of the next row that no queen attacks. */
    List<Integer> free() {
        return below().stream().map(position -> position.columns().get(row())).toList();
    }

    /** The positions one row further down, from left to right. */
    List<Position> below() {
        List<Position> below = new ArrayList<>();
        for (int column = 0; column < n && !isSolution(); column++) {
            Position next = with(column);
            if (Attack.firstIn(next.placement()).isEmpty()) {
                below.add(next);
            }
        }
        return below;
    }

    /** The same position with a queen in the next row, attacked or not. */
    Position with(int column) {
        List<Integer> more = new ArrayList<>(columns);
        more.add(column);
        return new Position(n, more);
    }

    /** This position and all below it, in the order in which the search visits them. */
    List<Position> visited() {
        List<Position> visited = new ArrayList<>(List.of(this));
        below().forEach(position -> visited.addAll(position.visited()));
        return visited;
    }

    int[] placement() {
        return columns.stream().mapToInt(column -> column).toArray();
    }

    @Override
    public String toString() {
        return Arrays.toString(placement());
    }
}
