package superqueens;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import nqueens.QueensCounter;

/** Wordily: the leaps of a piece in a list, and the pieces that stand in a list of squares and in sets. */
public class Superqueens implements QueensCounter {

    private static final class Leap {

        final int rows;
        final int columns;

        Leap(int rows, int columns) {
            this.rows = rows;
            this.columns = columns;
        }
    }

    private final List<Leap> leaps = new ArrayList<>();

    public Superqueens() {
        for (int rows = -2; rows <= 2; rows++) {
            for (int columns = -2; columns <= 2; columns++) {
                if (Math.abs(rows * columns) == 2) {
                    leaps.add(new Leap(rows, columns));
                }
            }
        }
    }

    @Override
    public long count(int n) {
        if (n <= 0) {
            throw new IllegalArgumentException("there is no board of size " + n);
        }
        return countFrom(n, 0, new ArrayList<>(), new HashSet<>(), new HashSet<>(), new HashSet<>());
    }

    private long countFrom(int n, int row, List<Integer> pieces, Set<Integer> columns, Set<Integer> sums,
            Set<Integer> differences) {
        if (row == n) {
            return 1L;
        }
        long result = 0L;
        for (int column = 0; column < n; column++) {
            boolean attacked = columns.contains(column) || sums.contains(row + column)
                    || differences.contains(row - column);
            for (Leap leap : leaps) {
                int otherRow = row + leap.rows;
                int otherColumn = column + leap.columns;
                if (otherRow >= 0 && otherRow < row && pieces.get(otherRow) == otherColumn) {
                    attacked = true;
                }
            }
            if (!attacked) {
                pieces.add(column);
                columns.add(column);
                sums.add(row + column);
                differences.add(row - column);
                result += countFrom(n, row + 1, pieces, columns, sums, differences);
                pieces.remove(pieces.size() - 1);
                columns.remove(column);
                sums.remove(row + column);
                differences.remove(row - column);
            }
        }
        return result;
    }
}
