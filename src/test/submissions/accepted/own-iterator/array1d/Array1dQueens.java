package array1d;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.StreamSupport;

import nqueens.QueensSolver;

/** Right: an Iterable of its own, Optional, requireNonNull. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        List<int[]> found = new ArrayList<>();
        new Placements(n).forEach(found::add);
        return found;
    }

    @Override
    public long count(int n) {
        return StreamSupport.stream(new Placements(n).spliterator(), false).mapToLong(placement -> 1).sum();
    }

    private static class Placements implements Iterable<int[]> {

        private final int n;

        Placements(int n) {
            if (n < 1) {
                throw new IllegalArgumentException("n: " + n);
            }
            this.n = n;
        }

        @Override
        public Iterator<int[]> iterator() {
            return new Search(new int[n]);
        }
    }

    private static class Search implements Iterator<int[]> {

        private final int[] queens;
        private int row;
        private Optional<int[]> ahead;

        Search(int[] queens) {
            this.queens = Objects.requireNonNull(queens, "queens");
            queens[0] = -1;
            ahead = advance();
        }

        @Override
        public boolean hasNext() {
            return ahead.isPresent();
        }

        @Override
        public int[] next() {
            int[] placement = ahead.orElseThrow(NoSuchElementException::new);
            ahead = advance();
            return placement;
        }

        private Optional<int[]> advance() {
            while (row >= 0) {
                queens[row]++;
                if (queens[row] == queens.length) {
                    row--;
                } else if (fits()) {
                    if (row == queens.length - 1) {
                        return Optional.of(queens.clone());
                    }
                    row++;
                    queens[row] = -1;
                }
            }
            return Optional.empty();
        }

        private boolean fits() {
            for (int above = 0; above < row; above++) {
                int apart = Math.abs(queens[above] - queens[row]);
                if (apart == 0 || apart == row - above) {
                    return false;
                }
            }
            return true;
        }
    }
}
