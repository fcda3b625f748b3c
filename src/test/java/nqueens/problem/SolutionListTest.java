package nqueens.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.board.SolutionSearch;
import nqueens.board.Symmetry;
import nqueens.problem.Fault.Kind;

class SolutionListTest {

    private static final int SEED = 92;

    @ParameterizedTest(name = "n = {0}")
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void all_solutions_are_valid_and_complete(int n) {
        SolutionList solutions = SolutionList.answerTo(Call.of("solve", n), SolutionSearch.solutions(n));

        assertThat(solutions.invalid()).isEmpty();
        assertThat(solutions.incomplete()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("shuffles")
    void any_order_will_do(List<int[]> shuffled) {
        SolutionList solutions = SolutionList.answerTo(Call.of("solve", 6), shuffled);

        assertThat(solutions.invalid()).isEmpty();
        assertThat(solutions.incomplete()).isEmpty();
    }

    static Stream<List<int[]>> shuffles() {
        Random random = new Random(SEED);
        return Stream.generate(() -> {
            List<int[]> solutions = new ArrayList<>(SolutionSearch.solutions(6));
            Collections.shuffle(solutions, random);
            return solutions;
        }).limit(5);
    }

    @Test
    void null_is_no_list() {
        assertThat(SolutionList.answerTo(Call.of("solve", 3), null).invalid().orElseThrow()).hasToString("""
                solve(3) gave null
                where there is no solution the list is empty, never null""");
    }

    @Test
    void a_call_may_have_another_name() {
        assertThat(SolutionList.answerTo(Call.of("solveNQueens", 3), null).invalid().orElseThrow()).hasToString("""
                solveNQueens(3) gave null
                where there is no solution the list is empty, never null""");
        assertThat(SolutionList.answerTo(Call.of("solveNQueens", 1), List.of()).incomplete().orElseThrow())
                .hasToString("""
                solveNQueens(1) gave 0 of 1 solutions; one that is missing is [0]
                  Q
                no two of its queens attack each other""");
    }

    @Test
    void null_is_no_solution() {
        assertThat(invalid(4, new int[] {1, 3, 0, 2}, null)).hasToString("""
                solution 2 of 2 is null
                a solution is an int[] of length n, never null""");
    }

    @Test
    void a_shorter_array_is_no_solution() {
        assertThat(invalid(4, new int[] {1, 3, 0})).hasToString("""
                solution 1 of 1 is [1, 3, 0]
                its length is 3, and must be n = 4: one column for each row""");
    }

    @Test
    void a_longer_array_is_no_solution() {
        assertThat(invalid(4, new int[] {1, 3, 0, 2, 4})).hasToString("""
                solution 1 of 1 is [1, 3, 0, 2, 4]
                its length is 5, and must be n = 4: one column for each row""");
    }

    @Test
    void sixteen_columns_are_printed_whole() {
        assertThat(invalid(4, IntStream.range(0, 16).toArray()).finding())
                .isEqualTo("solution 1 of 1 is [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]");
    }

    @Test
    void of_a_long_array_sixteen_columns_are_printed() {
        assertThat(invalid(4, new int[17])).hasToString("""
                solution 1 of 1 is [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, ...]
                its length is 17, and must be n = 4: one column for each row""");
    }

    @ParameterizedTest(name = "column {0}")
    @ValueSource(ints = {-1, 4, Integer.MIN_VALUE, Integer.MAX_VALUE})
    void a_column_off_the_board_is_named(int column) {
        assertThat(invalid(4, new int[] {1, 3, column, 2})).hasToString("""
                solution 1 of 1 is [1, 3, %1$d, 2]
                row 2 has column %1$d, off the board: columns go from 0 to 3""".formatted(column));
    }

    @ParameterizedTest(name = "row {0}")
    @ValueSource(ints = {0, 3})
    void the_first_and_the_last_row_have_to_be_on_the_board_too(int row) {
        int[] placement = {1, 3, 0, 2};
        placement[row] = 9;

        assertThat(invalid(4, placement).rule())
                .isEqualTo("row " + row + " has column 9, off the board: columns go from 0 to 3");
    }

    @Test
    void two_queens_in_a_column_are_drawn_and_marked() {
        assertThat(invalid(4, new int[] {1, 3, 0, 2}, new int[] {2, 0, 3, 1}, new int[] {1, 3, 1, 2})).hasToString("""
                solution 3 of 3 is [1, 3, 1, 2]
                  . * . .
                  . . . Q
                  . * . .
                  . . Q .
                the queens in rows 0 and 2 share column 1""");
    }

    @Test
    void two_queens_in_a_diagonal_are_drawn_and_marked() {
        assertThat(invalid(3, new int[] {0, 2, 1})).hasToString("""
                solution 1 of 1 is [0, 2, 1]
                  Q . .
                  . . *
                  . * .
                the queens in rows 1 and 2 share a diagonal: |1 - 2| = |2 - 1|""");
    }

    @Test
    void the_first_fault_is_told() {
        assertThat(invalid(4, new int[] {0, 0, 0, 0}, null).finding()).isEqualTo("solution 1 of 2 is [0, 0, 0, 0]");
    }

    @Test
    void of_several_solutions_given_twice_the_first_repetition_is_told() {
        int[] one = {2, 0, 3, 1};
        int[] other = {1, 3, 0, 2};

        assertThat(incomplete(4, one, other, one, one, other).toString())
                .startsWith("solutions 1 and 3 of 5 are both [2, 0, 3, 1]");
        assertThat(incomplete(4, one, other, other, one).toString())
                .startsWith("solutions 2 and 3 of 4 are both [1, 3, 0, 2]");
    }

    @Test
    void a_solution_given_twice_is_told_with_both_places() {
        int[] twice = {2, 0, 3, 1};

        assertThat(incomplete(4, new int[] {1, 3, 0, 2}, twice, twice.clone())).hasToString("""
                solutions 2 and 3 of 3 are both [2, 0, 3, 1]
                  . . Q .
                  Q . . .
                  . . . Q
                  . Q . .
                no solution may be in the list twice""");
    }

    @Test
    void a_missing_mirror_image_is_told_with_the_solution_it_mirrors() {
        assertThat(incomplete(4, new int[] {1, 3, 0, 2})).hasToString("""
                solve(4) gave 1 of 2 solutions; one that is missing is [2, 0, 3, 1]
                  . . Q .
                  Q . . .
                  . . . Q
                  . Q . .
                it is solution 1, [1, 3, 0, 2], after a mirror image, left for right""");
    }

    @Test
    void a_missing_turn_is_told_with_the_solution_it_turns() {
        int[] symmetric = {1, 4, 2, 0, 3};

        assertThat(incomplete(5, symmetric, Symmetry.MIRROR.of(symmetric), new int[] {0, 2, 4, 1, 3})).hasToString("""
                solve(5) gave 3 of 10 solutions; one that is missing is [4, 1, 3, 0, 2]
                  . . . . Q
                  . Q . . .
                  . . . Q .
                  Q . . . .
                  . . Q . .
                it is solution 3, [0, 2, 4, 1, 3], after a quarter turn""");
    }

    @Test
    void a_solution_that_no_symmetry_tells_is_missed_all_the_same() {
        int[] symmetric = {1, 4, 2, 0, 3};
        List<int[]> solutions = SolutionSearch.solutions(5);
        for (Symmetry symmetry : Symmetry.values()) {
            solutions = without(solutions, symmetry.of(symmetric));
        }

        assertThat(SolutionList.answerTo(Call.of("solve", 5), solutions).incomplete().orElseThrow()).hasToString("""
                solve(5) gave 8 of 10 solutions; one that is missing is [1, 4, 2, 0, 3]
                  . Q . . .
                  . . . . Q
                  . . Q . .
                  Q . . . .
                  . . . Q .
                no two of its queens attack each other""");
    }

    @Test
    void an_empty_list_misses_the_first_solution() {
        assertThat(incomplete(1)).hasToString("""
                solve(1) gave 0 of 1 solutions; one that is missing is [0]
                  Q
                no two of its queens attack each other""");
    }

    @Test
    void as_many_placements_as_there_are_solutions_were_found_and_then_spoiled() {
        int[] solution = {1, 3, 0, 2};
        assertThat(invalid(4, solution, null).kind()).isEqualTo(Kind.SPOILED);
        assertThat(invalid(4, solution, new int[4]).kind()).isEqualTo(Kind.SPOILED);
        assertThat(incomplete(4, solution, solution).kind()).isEqualTo(Kind.SPOILED);
        assertThat(invalid(4, new int[4]).kind()).isEqualTo(Kind.ATTACK);
        assertThat(incomplete(4, solution, solution, solution).kind()).isEqualTo(Kind.REPEATED);
    }

    @Test
    void nothing_is_there_where_there_must_be_something() {
        SolutionList list = SolutionList.answerTo(Call.of("solve", 4), List.of(new int[4]));
        assertThat(list.nothing()).isEmpty();
        assertThat(list.hasSolution()).isFalse();
        assertThat(list.size()).isOne();
        assertThat(SolutionList.answerTo(Call.of("solve", 4), Arrays.asList(null, new int[] {1, 3, 0, 2}))
                .hasSolution()).isTrue();
        assertThat(SolutionList.answerTo(Call.of("solve", 3), List.of()).nothing()).isEmpty();
        assertThat(SolutionList.answerTo(Call.of("solve", 4), List.of()).nothing().orElseThrow()).hasToString(
                "solve(4) gave an empty list, so that there is nothing to look at\nthere are 2 solutions");
    }

    private static Fault invalid(int n, int[]... placements) {
        return SolutionList.answerTo(Call.of("solve", n), Arrays.asList(placements)).invalid().orElseThrow();
    }

    private static Fault incomplete(int n, int[]... placements) {
        return SolutionList.answerTo(Call.of("solve", n), Arrays.asList(placements)).incomplete().orElseThrow();
    }

    private static List<int[]> without(List<int[]> solutions, int[] missing) {
        return solutions.stream().filter(solution -> !Arrays.equals(solution, missing)).toList();
    }
}
