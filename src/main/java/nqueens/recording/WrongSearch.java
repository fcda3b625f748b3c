package nqueens.recording;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import nqueens.board.SolutionSearch;
import nqueens.board.SolutionSearch.PlacingRule;

/** A search by a wrong rule: a recorded search follows the rule if it places the same queens in the same order. */
record WrongSearch(String words, PlacingRule rule) {

    private static final String BESIDE = "your search refuses the column beside a queen in every row below\na diagonal"
            + " moves one column with each row: with bits, shift the whole set, (set | queen) << 1";
    private static final String ASIDE = "your search refuses all squares on one side of the queen in the row above:"
            + " is each queen taken off before the next column, and does each diagonal step change row and column?";
    private static final String STALE = "your search tests the column that a row's element had before, and not the new"
            + " one: write the new column into the array before the test reads it";
    private static final String MODULO = "your search takes two diagonals for one, if their numbers differ by n: leave"
            + " out % n, and make the arrays of diagonals longer";
    private static final PlacingRule RIGHT = SolutionSearch.apart(SolutionSearch.QUEENS);

    private static final List<WrongSearch> ALL = List.of(new WrongSearch("", RIGHT),
            new WrongSearch(BESIDE, SolutionSearch.apart((down, right) -> right == 0 || right == 1 || right == -down)),
            new WrongSearch(BESIDE, SolutionSearch.apart((down, right) -> right == 0 || right == -1 || right == down)),
            new WrongSearch(BESIDE, SolutionSearch.apart((down, right) -> Math.abs(right) <= 1)),
            new WrongSearch(MODULO, (columns, row) -> SolutionSearch.apart((down, right) -> right == 0
                    || (down - right) % columns.length == 0 || (down + right) % columns.length == 0)
                    .admits(columns, row)),
            new WrongSearch("your search takes the two diagonals with the same |row - column| for one: leave out"
                    + " Math.abs, and add n - 1", (columns, row) -> IntStream.range(0, row).noneMatch(above ->
                    columns[above] == columns[row] || above + columns[above] == row + columns[row]
                            || Math.abs(above - columns[above]) == Math.abs(row - columns[row]))),
            new WrongSearch(ASIDE, SolutionSearch.apart((down, right) ->
                    right == 0 || right == down || down == 1 && right < 0)),
            new WrongSearch(ASIDE, SolutionSearch.apart((down, right) ->
                    right == 0 || right == -down || down == 1 && right > 0)),
            new WrongSearch(STALE, RIGHT));

    /**
     * {@return the wrong rule by which a search placed these queens, if all rules that fit have the same explanation} A
     * queen is given by its row and column; {@code triesAll} says whether the search tries every column of a row.
     */
    static Optional<WrongSearch> of(int n, List<List<Integer>> queens, boolean triesAll) {
        List<WrongSearch> fitting = ALL.stream().filter(each -> each.queens(n).equals(queens)
                && (triesAll || !each.words.equals(ASIDE))).toList();
        return fitting.stream().filter(each -> !each.words.isEmpty()
                && fitting.stream().allMatch(other -> other.words.equals(each.words))).findFirst();
    }

    private List<List<Integer>> queens(int n) {
        List<List<Integer>> queens = new ArrayList<>();
        int[] written = new int[n];
        new SolutionSearch(n, (columns, row) -> {
            int[] tested = columns.clone();
            tested[row] = words.equals(STALE) ? written[row] : columns[row];
            boolean isPlaced = rule.admits(tested, row);
            written[row] = isPlaced ? columns[row] : written[row];
            return isPlaced && queens.add(List.of(row, columns[row]));
        }).all();
        return queens;
    }
}
