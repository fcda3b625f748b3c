package nqueens.mutants;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import nqueens.board.SolutionSearch;
import nqueens.board.Symmetry;

/** What right solvers count, and what wrong ones find. */
final class Solutions {

    private static final Map<Integer, Long> COUNTS = new ConcurrentHashMap<>();

    private Solutions() {
    }

    /** What a pair of queens is compared by: their columns, and how many rows are between them. */
    @FunctionalInterface
    interface Rule {
        boolean attacks(int upperColumn, int lowerColumn, int rows);
    }

    /** The number of solutions. */
    static long count(int n) {
        return COUNTS.computeIfAbsent(n, Solutions::counted);
    }

    /** The same, counted anew. */
    static long counted(int n) {
        return count((1 << n) - 1, 0, 0, 0);
    }

    private static long count(int all, int columns, int left, int right) {
        if (columns == all) {
            return 1;
        }
        long count = 0;
        for (int free = all & ~(columns | left | right); free != 0; free &= free - 1) {
            int bit = free & -free;
            count += count(all, columns | bit, (left | bit) << 1, (right | bit) >> 1);
        }
        return count;
    }

    /** The placements in which no two queens attack each other by a rule; so many of them at the most. */
    static List<int[]> by(Rule rule, int n, int most) {
        List<int[]> found = new ArrayList<>();
        place(rule, new int[n], 0, found, most);
        return found;
    }

    private static void place(Rule rule, int[] columns, int row, List<int[]> found, int most) {
        if (row == columns.length) {
            found.add(columns.clone());
            return;
        }
        for (int column = 0; column < columns.length && found.size() < most; column++) {
            boolean isSafe = true;
            for (int above = 0; above < row; above++) {
                isSafe &= !rule.attacks(columns[above], column, row - above);
            }
            if (isSafe) {
                columns[row] = column;
                place(rule, columns, row + 1, found, most);
            }
        }
    }

    /** Of solutions that are turns or mirror images of each other the first. */
    static List<int[]> distinct(int n) {
        List<int[]> distinct = new ArrayList<>();
        for (int[] solution : SolutionSearch.solutions(n)) {
            if (Arrays.stream(Symmetry.values())
                    .allMatch(symmetry -> Arrays.compare(solution, symmetry.of(solution)) <= 0)) {
                distinct.add(solution.clone());
            }
        }
        return distinct;
    }
}
