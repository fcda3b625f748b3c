package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: a class for a set of columns, with a method for each operation. */
public class BitmaskQueens implements QueensSolver {

    private static final class Columns {
        private final int bits;

        Columns(int bits) {
            this.bits = bits;
        }

        static Columns all(int n) {
            return new Columns((1 << n) - 1);
        }

        static Columns none() {
            return new Columns(0);
        }

        int getBits() {
            return bits;
        }

        boolean isEmpty() {
            return getBits() == 0;
        }

        Columns with(Columns other) {
            return new Columns(getBits() | other.getBits());
        }

        Columns without(Columns other) {
            return new Columns(getBits() & ~other.getBits());
        }

        Columns lowest() {
            return new Columns(Integer.lowestOneBit(getBits()));
        }

        Columns movedRight() {
            return new Columns(getBits() << 1);
        }

        Columns movedLeft() {
            return new Columns(getBits() >>> 1);
        }

        int firstIndex() {
            return Integer.numberOfTrailingZeros(getBits());
        }
    }

    private static final class Search {
        private final int n;
        private final int[] queens;
        private final List<int[]> solutions = new ArrayList<>();
        private long count;

        Search(int n) {
            this.n = n;
            this.queens = new int[n];
        }

        void fill(int row, Columns columns, Columns mains, Columns antis) {
            if (row == n) {
                count++;
                if (n < 12) {
                    solutions.add(queens.clone());
                }
                return;
            }
            Columns attacked = columns.with(mains).with(antis);
            Columns free = Columns.all(n).without(attacked);
            while (!free.isEmpty()) {
                Columns queen = free.lowest();
                free = free.without(queen);
                queens[row] = queen.firstIndex();
                fill(row + 1, columns.with(queen), mains.with(queen).movedRight(), antis.with(queen).movedLeft());
            }
        }
    }

    @Override
    public List<int[]> solve(int n) {
        check(n);
        Search search = new Search(n);
        search.fill(0, Columns.none(), Columns.none(), Columns.none());
        return search.solutions;
    }

    @Override
    public long count(int n) {
        check(n);
        Search search = new Search(n);
        search.fill(0, Columns.none(), Columns.none(), Columns.none());
        return search.count;
    }

    private static void check(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n not in 1..31: " + n);
        }
    }
}
