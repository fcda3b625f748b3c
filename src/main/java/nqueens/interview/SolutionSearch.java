package nqueens.interview;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Every solution on a board of which some squares may be left out, in lexicographic order: what the answers of
 * the drills are compared with. It goes down the rows and compares each queen with those above, and shares no
 * code with any solver.
 */
final class SolutionSearch {

    private final int n;
    private final Squares free;

    /** The squares on which a queen may stand. */
    @FunctionalInterface
    interface Squares {
        /** Whether a queen may stand there. */
        boolean contains(int row, int column);
    }

    /** Creates a search on a board with n rows of n squares. */
    SolutionSearch(int n, Squares free) {
        this.n = n;
        this.free = free;
    }

    /** All solutions, {@code solution[row] = column}. */
    List<int[]> all() {
        List<int[]> all = new ArrayList<>();
        int[] columns = new int[n];
        search(columns, 0, () -> {
            all.add(columns.clone());
            return false;
        });
        return all;
    }

    /** The first solution, or empty if there is none. */
    Optional<int[]> first() {
        int[] columns = new int[n];
        return search(columns, 0, () -> true) ? Optional.of(columns) : Optional.empty();
    }

    /** Whether the search came to its end before all was seen: at a solution that is enough. */
    private boolean search(int[] columns, int row, BooleanSupplier isEnough) {
        if (row == n) {
            return isEnough.getAsBoolean();
        }
        for (int column = 0; column < n; column++) {
            if (free.contains(row, column) && !isAttacked(columns, row, column)) {
                columns[row] = column;
                if (search(columns, row + 1, isEnough)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isAttacked(int[] columns, int row, int column) {
        for (int above = 0; above < row; above++) {
            int difference = Math.abs(columns[above] - column);
            if (difference == 0 || difference == row - above) {
                return true;
            }
        }
        return false;
    }
}
