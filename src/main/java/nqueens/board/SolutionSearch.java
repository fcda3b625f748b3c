package nqueens.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;

/**
 * Searches for every solution in lexicographic order, on a board that may have blocked squares. The judge compares
 * answers with the solutions found. The search goes down the rows, compares each queen with all queens above, and
 * shares no code with any solver. Another {@link PlacingRule} may replace the rules of queens.
 */
public final class SolutionSearch {

    /** The attacks of queens in different rows. */
    public static final AttackRule QUEENS = (down, right) -> right == 0 || Math.abs(right) == down;

    /** Caches solutions of boards without blocked squares, since each submission needs the same few boards. */
    private static final Map<Integer, List<int[]>> KNOWN = new ConcurrentHashMap<>();

    private final int n;
    private final PlacingRule rule;

    /** Decides which pieces may be placed together. */
    @FunctionalInterface
    public interface PlacingRule {

        /** {@return whether a row's piece may stand in {@code columns[row]}; the pieces above already obey the rule} */
        boolean admits(int[] columns, int row);
    }

    /** Decides which pieces attack each other. */
    @FunctionalInterface
    public interface AttackRule {

        /**
         * {@return whether a piece attacks another piece}
         *
         * @param down the number of rows by which the other piece is lower, at least 1
         * @param right the number of columns by which the other piece is farther right; negative if farther left
         */
        boolean attacks(int down, int right);
    }

    /** Creates a search for placements of n pieces by any rule, one piece in each of n rows; n is at least 1. */
    public SolutionSearch(int n, PlacingRule rule) {
        this.n = n;
        this.rule = rule;
    }

    /** Creates a search for solutions on an n x n board without blocked squares; n is at least 1. */
    public SolutionSearch(int n) {
        this(n, apart(QUEENS));
    }

    /** {@return a search for solutions that use only the squares that {@code free} admits} */
    public static SolutionSearch on(int n, PlacingRule free) {
        return new SolutionSearch(n,
                (columns, row) -> free.admits(columns, row) && apart(QUEENS).admits(columns, row));
    }

    /** {@return the rule that no piece attacks another} */
    public static PlacingRule apart(AttackRule attacks) {
        return (columns, row) -> {
            for (int above = 0; above < row; above++) {
                if (attacks.attacks(row - above, columns[row] - columns[above])) {
                    return false;
                }
            }
            return true;
        };
    }

    /**
     * {@return the solutions on an n x n board without blocked squares, in lexicographic order, for n from 1 to 13}
     * All callers share the arrays {@code solution[row] = column}: don't change them.
     */
    public static List<int[]> solutions(int n) {
        return KNOWN.computeIfAbsent(n, rows -> new SolutionSearch(rows).all());
    }

    /** {@return all solutions, {@code solution[row] = column}} */
    public List<int[]> all() {
        return first(Integer.MAX_VALUE);
    }

    /** {@return the first {@code most} solutions, or all if there are fewer; {@code most} is at least 1} */
    public List<int[]> first(int most) {
        List<int[]> found = new ArrayList<>();
        int[] columns = new int[n];
        search(columns, 0, () -> {
            found.add(columns.clone());
            return found.size() == most;
        });
        return found;
    }

    /** {@return the first solution, or empty if there is no solution} */
    public Optional<int[]> first() {
        return first(1).stream().findFirst();
    }

    private boolean search(int[] columns, int row, BooleanSupplier isEnough) {
        if (row == n) {
            return isEnough.getAsBoolean();
        }
        for (int column = 0; column < n; column++) {
            columns[row] = column;
            if (rule.admits(columns, row) && search(columns, row + 1, isEnough)) {
                return true;
            }
        }
        return false;
    }
}
