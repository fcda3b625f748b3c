package symmetry;

import java.util.Arrays;
import java.util.function.Predicate;

import nqueens.SymmetricQueens;

/**
 * Counts the solutions of n queens, n up to 31, by searching one half of the board's first row.
 *
 * <p>Idea: the mirror image of a solution, left for right, is another solution, since its first
 * queen stands on the other side. So search with the first queen in the left half only, and count
 * each solution twice; with odd n, solutions whose first queen stands in the middle column are
 * counted once. Up to symmetry, each class of images has exactly one member that comes first in
 * lexicographic order, and its first queen is never right of the middle: so count only those
 * solutions that come first among their images.
 *
 * <p>Invariant: as in {@code bitmask.BitmaskQueens}, the n lowest bits of the three sets are the
 * squares of a row that the queens above attack.
 *
 * <p>Cost: let P(n) be the number of positions that a search visits. This search visits half of
 * them, a little more if n is odd, so {@code count} takes O(P(n)) time. With S(n) solutions,
 * {@code distinct} takes O(P(n) + n S(n)) time, since each of the eight images of a solution takes
 * O(n). Space is O(n).
 *
 * <p>Choose it for any problem with symmetry: one line saves half of the work.
 *
 * <p>Source: W. W. Rouse Ball, "Mathematical Recreations and Essays", which has the twelve
 * solutions for n = 8 up to symmetry.
 */
public final class SymmetryQueens implements SymmetricQueens {

    @Override
    public long count(int n) {
        check(n);
        Search search = new Search(n, placement -> true);
        long left = 0;
        for (int column = 0; column < n / 2; column++) {
            left += search.startIn(column);
        }
        long middle = n % 2 == 0 ? 0 : search.startIn(n / 2);
        return 2 * left + middle;
    }

    @Override
    public long distinct(int n) {
        check(n);
        Search search = new Search(n, SymmetryQueens::isLeastOfImages);
        long classes = 0;
        for (int column = 0; column < (n + 1) / 2; column++) {
            classes += search.startIn(column);
        }
        return classes;
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }

    private static boolean isLeastOfImages(int[] placement) {
        int[] image = placement;
        for (int turn = 0; turn != 4; turn++) {
            image = turned(image);
            if (Arrays.compare(image, placement) < 0 || Arrays.compare(mirrored(image), placement) < 0) {
                return false;
            }
        }
        return true;
    }

    /** A quarter turn clockwise: the square (row, column) comes to (column, n - 1 - row). */
    private static int[] turned(int[] placement) {
        int[] image = new int[placement.length];
        for (int row = 0; row < placement.length; row++) {
            image[placement[row]] = placement.length - 1 - row;
        }
        return image;
    }

    /** Left for right: the square (row, column) comes to (row, n - 1 - column). */
    private static int[] mirrored(int[] placement) {
        int[] image = new int[placement.length];
        for (int row = 0; row < placement.length; row++) {
            image[row] = placement.length - 1 - placement[row];
        }
        return image;
    }

    /** The search of one call, with its own array. */
    private static final class Search {

        private final int n;
        private final Predicate<int[]> isCounted;

        /** {@code placement[row]} = column of the queen in that row. */
        private final int[] placement;

        /** The n lowest bits: every column of a row. */
        private final int all;

        Search(int n, Predicate<int[]> isCounted) {
            this.n = n;
            this.isCounted = isCounted;
            this.placement = new int[n];
            this.all = (1 << n) - 1;
        }

        /** Searches with the first queen in this column, and returns how many solutions are counted. */
        long startIn(int column) {
            int queen = 1 << column;
            placement[0] = column;
            return fillFrom(1, queen, queen << 1, queen >>> 1);
        }

        /** Fills the row and all rows below it in every possible way, and returns how many ways are counted. */
        private long fillFrom(int row, int columns, int mainDiagonals, int antiDiagonals) {
            if (row == n) {
                return isCounted.test(placement) ? 1 : 0;
            }
            long ways = 0;
            int free = all & ~(columns | mainDiagonals | antiDiagonals);
            while (free != 0) {
                int queen = Integer.lowestOneBit(free);
                free -= queen;
                placement[row] = Integer.numberOfTrailingZeros(queen);
                ways += fillFrom(row + 1, columns | queen,
                        (mainDiagonals | queen) << 1, (antiDiagonals | queen) >>> 1);
            }
            return ways;
        }
    }
}
