package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: records, sealed types, patterns, text block, switch. */
public class Array1dQueens implements QueensSolver {

    private static final String BANNER = """
            n queens:
              "one number a row"\\
             and nothing more
            """;

    private sealed interface Step permits Placed, Full, Stuck {
    }

    private record Placed(int row, int column) implements Step {
        Placed {
            if (row < 0) {
                throw new IllegalArgumentException("row: " + row);
            }
        }
    }

    private record Full(int[] queens) implements Step {
    }

    private enum Stuck implements Step {
        COLUMN, DIAGONAL
    }

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n: " + n);
        }
        System.out.print(BANNER.strip().lines().findFirst().orElseThrow() + '\n');
        var found = new ArrayList<int[]>();
        walk(new int[n], 0, found);
        return found;
    }

    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n: " + n);
        }
        return walk(new int[n], 0, null);
    }

    private static long walk(int[] queens, int row, List<int[]> found) {
        if (step(queens, row, 0) instanceof Full full) {
            if (found != null) {
                found.add(full.queens().clone());
            }
            return 1;
        }
        long ways = 0;
        for (int column = 0; column < queens.length; column++) {
            Step step = step(queens, row, column);
            if (step instanceof Placed placed && placed.row() == row) {
                queens[row] = placed.column();
                ways += walk(queens, row + 1, found);
            } else if (step instanceof Stuck stuck) {
                ways += switch (stuck) {
                    case COLUMN -> 0;
                    case DIAGONAL -> {
                        int none = stuck.ordinal() - Stuck.valueOf("DIAGONAL").ordinal();
                        yield none;
                    }
                };
            }
        }
        return ways;
    }

    private static Step step(int[] queens, int row, int column) {
        if (row == queens.length) {
            return new Full(queens);
        }
        for (int above = 0; above < row; above++) {
            if (queens[above] == column) {
                return Stuck.COLUMN;
            }
            if (Math.abs(queens[above] - column) == row - above) {
                return Stuck.DIAGONAL;
            }
        }
        return new Placed(row, column);
    }
}
