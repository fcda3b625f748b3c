package board2d;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

import nqueens.QueensSolver;

/** Right: a board of enums, EnumMap, equals with getClass. */
public class Board2dQueens implements QueensSolver {

    private enum Square {
        FREE('.'), QUEEN('Q') {
            @Override
            boolean attacks() {
                return true;
            }
        };

        private final char sign;

        Square(char sign) {
            this.sign = sign;
        }

        boolean attacks() {
            return false;
        }

        @Override
        public String toString() {
            return String.valueOf(sign);
        }
    }

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n: " + n);
        }
        List<int[]> found = new ArrayList<>();
        Board board = new Board(n);
        board.fill(0, found);
        if (!board.equals(new Board(n)) || board.hashCode() != new Board(n).hashCode()) {
            throw new IllegalStateException("not empty again: " + board);
        }
        return found;
    }

    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n: " + n);
        }
        return new Board(n).fill(0, null);
    }

    private static class Board implements Cloneable, Comparable<Board> {

        private final Square[][] squares;
        private final Map<Square, Integer> tally = new EnumMap<>(Square.class);

        Board(int n) {
            squares = new Square[n][n];
            for (Square[] row : squares) {
                Arrays.fill(row, Square.FREE);
            }
            tally.put(Square.QUEEN, 0);
        }

        long fill(int row, List<int[]> found) {
            int n = squares.length;
            if (row == n) {
                if (found != null) {
                    int[] placement = new int[n];
                    for (int r = 0; r < n; r++) {
                        placement[r] = Arrays.asList(squares[r]).indexOf(Square.QUEEN);
                    }
                    found.add(placement);
                }
                return 1;
            }
            long ways = 0;
            for (int c = 0; c < n; c++) {
                if (free(row, c)) {
                    squares[row][c] = Square.QUEEN;
                    tally.merge(Square.QUEEN, 1, Integer::sum);
                    ways += fill(row + 1, found);
                    tally.computeIfPresent(Square.QUEEN, (square, queens) -> queens - 1);
                    squares[row][c] = Square.FREE;
                }
            }
            return ways;
        }

        private boolean free(int row, int c) {
            for (int r = row - 1, left = c - 1, right = c + 1; r >= 0; r--, left--, right++) {
                if (squares[r][c].attacks() || left >= 0 && squares[r][left].attacks()
                        || right < squares.length && squares[r][right].attacks()) {
                    return false;
                }
            }
            return true;
        }

        @Override
        public boolean equals(Object other) {
            return other != null && getClass() == other.getClass()
                    && Arrays.deepEquals(squares, ((Board) other).squares) && tally.equals(((Board) other).tally);
        }

        @Override
        public int hashCode() {
            return Objects.hash(Arrays.deepHashCode(squares), squares.length);
        }

        @Override
        public int compareTo(Board other) {
            return Integer.compare(tally.get(Square.QUEEN), other.tally.get(Square.QUEEN));
        }

        @Override
        public Board clone() {
            try {
                return (Board) super.clone();
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }

        @Override
        public String toString() {
            return getClass().getSimpleName() + " " + Arrays.deepToString(squares);
        }
    }
}
