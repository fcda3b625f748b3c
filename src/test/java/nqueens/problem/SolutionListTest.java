package nqueens.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.board.SolutionSearch;
import nqueens.board.Symmetry;
import nqueens.problem.Fault.Kind;

class SolutionListTest {

    private static final int SEED = 92;

    @ParameterizedTest(name = "n = {0}")
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void all_solutions_in_any_order_are_valid_and_complete(int n) {
        List<int[]> all = new ArrayList<>(SolutionSearch.solutions(n));
        Random random = new Random(SEED);
        for (int i = 0; i < 5; i++) {
            assertThat(solve(n, all).invalid()).isEmpty();
            assertThat(solve(n, all).incomplete()).isEmpty();
            assertThat(solve(n, all).isComplete()).isTrue();
            Collections.shuffle(all, random);
        }
    }

    @Test
    void what_is_wrong_or_missing_makes_no_whole() {
        assertThat(solve(4, null).isComplete()).isFalse();
        assertThat(solve(4, List.of()).isComplete()).isFalse();
    }

    @Test
    void null_is_no_list_and_a_call_may_have_another_name() {
        assertThat(SolutionList.answerTo(Call.of("solveNQueens", 3), null).invalid().orElseThrow()).hasToString("""
                solveNQueens(3) gave null
                where there is no solution the list is empty, never null""");
        assertThat(SolutionList.answerTo(Call.of("solveNQueens", 1), List.of()).incomplete().orElseThrow())
                .hasToString("""
                solveNQueens(1) gave 0 of 1 solutions; one that is missing is [0]
                  Q
                no two of its queens attack each other""");
    }

    @ParameterizedTest
    @CsvSource(delimiterString = "::", textBlock = """
            4 :: 1 3 0 2, null :: 'solution 2 of 2 is null
            a solution is an int[] of length n, never null'
            4 :: 1 3 0 :: 'solution 1 of 1 is [1, 3, 0]
            its length is 3, and must be n = 4: one column for each row'
            4 :: 1 3 0 2 4 :: 'solution 1 of 1 is [1, 3, 0, 2, 4]
            its length is 5, and must be n = 4: one column for each row'
            4 :: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 :: \
            'solution 1 of 1 is [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
            its length is 16, and must be n = 4: one column for each row'
            4 :: 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 :: \
            'solution 1 of 1 is [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, ...]
            its length is 17, and must be n = 4: one column for each row'
            4 :: 1 3 -1 2 :: 'solution 1 of 1 is [1, 3, -1, 2]
            row 2 has column -1, off the board: columns go from 0 to 3'
            4 :: 1 3 -2147483648 2 :: 'solution 1 of 1 is [1, 3, -2147483648, 2]
            row 2 has column -2147483648, off the board: columns go from 0 to 3'
            4 :: 4 3 0 2 :: 'solution 1 of 1 is [4, 3, 0, 2]
            row 0 has column 4, off the board: columns go from 0 to 3'
            4 :: 1 3 0 2147483647 :: 'solution 1 of 1 is [1, 3, 0, 2147483647]
            row 3 has column 2147483647, off the board: columns go from 0 to 3'
            4 :: 1 3 0 2, 2 0 3 1, 1 3 1 2 :: 'solution 3 of 3 is [1, 3, 1, 2]
              . * . .
              . . . Q
              . * . .
              . . Q .
            the queens in rows 0 and 2 share column 1'
            3 :: 0 2 1, null :: 'solution 1 of 2 is [0, 2, 1]
              Q . .
              . . *
              . * .
            the queens in rows 1 and 2 share a diagonal: |1 - 2| = |2 - 1|'
            """)
    void a_placement_that_is_no_solution_is_told_and_drawn(int n, String placements, String fault) {
        assertThat(invalid(n, placements)).hasToString(fault);
    }

    @ParameterizedTest
    @CsvSource(delimiterString = "::", textBlock = """
            4 :: 2 0 3 1, 1 3 0 2, 2 0 3 1, 2 0 3 1, 1 3 0 2 :: 'solutions 1 and 3 of 5 are both [2, 0, 3, 1]
              . . Q .
              Q . . .
              . . . Q
              . Q . .
            no solution may be in the list twice'
            4 :: 2 0 3 1, 1 3 0 2, 1 3 0 2, 2 0 3 1 :: 'solutions 2 and 3 of 4 are both [1, 3, 0, 2]
              . Q . .
              . . . Q
              Q . . .
              . . Q .
            no solution may be in the list twice'
            4 :: 1 3 0 2 :: 'solve(4) gave 1 of 2 solutions; one that is missing is [2, 0, 3, 1]
              . . Q .
              Q . . .
              . . . Q
              . Q . .
            it is solution 1, [1, 3, 0, 2], after a mirror image, left for right'
            5 :: 1 4 2 0 3, 3 0 2 4 1, 0 2 4 1 3 :: \
            'solve(5) gave 3 of 10 solutions; one that is missing is [4, 1, 3, 0, 2]
              . . . . Q
              . Q . . .
              . . . Q .
              Q . . . .
              . . Q . .
            it is solution 3, [0, 2, 4, 1, 3], after a quarter turn'
            """)
    void a_solution_that_is_missing_or_given_twice_is_told_and_drawn(int n, String placements, String fault) {
        assertThat(incomplete(n, placements)).hasToString(fault);
    }

    @Test
    void a_solution_that_no_symmetry_tells_is_missed_all_the_same() {
        int[] symmetric = {1, 4, 2, 0, 3};
        List<int[]> others = SolutionSearch.solutions(5).stream().filter(solution -> Stream.of(Symmetry.values())
                .noneMatch(symmetry -> Arrays.equals(solution, symmetry.of(symmetric)))).toList();
        assertThat(solve(5, others).incomplete().orElseThrow()).hasToString("""
                solve(5) gave 8 of 10 solutions; one that is missing is [1, 4, 2, 0, 3]
                  . Q . . .
                  . . . . Q
                  . . Q . .
                  Q . . . .
                  . . . Q .
                no two of its queens attack each other""");
    }

    @Test
    void as_many_placements_as_there_are_solutions_were_found_and_then_spoiled() {
        assertThat(invalid(4, "1 3 0 2, null").kind()).isEqualTo(Kind.SPOILED);
        assertThat(invalid(4, "1 3 0 2, 0 0 0 0").kind()).isEqualTo(Kind.SPOILED);
        assertThat(incomplete(4, "1 3 0 2, 1 3 0 2").kind()).isEqualTo(Kind.SPOILED);
        assertThat(invalid(4, "0 0 0 0").kind()).isEqualTo(Kind.ATTACK);
        assertThat(incomplete(4, "1 3 0 2, 1 3 0 2, 1 3 0 2").kind()).isEqualTo(Kind.REPEATED);
    }

    @ParameterizedTest
    @CsvSource(delimiterString = "::", textBlock = """
            4 :: 3 3 3 3, 3 3 3 3 :: 'both solutions are [3, 3, 3, 3]
            is it one array, added each time? it holds what was written to it last: add a copy each time'
            4 :: 4 4 4 4, 4 4 4 4, 4 4 4 4 :: 'all 3 solutions are [4, 4, 4, 4]
            is it one array, added each time? it holds what was written to it last: add a copy each time'
            2 :: 0 0, 0 0 :: 'both solutions are [0, 0]
            is an array filled before it is added? if it is cleared afterwards, add a copy of it'
            1 :: -1 :: 'the only solution is [-1]
            is the array cleared after it was added? add a copy of it'
            4 :: -1 -1 -1 -1, -1 -1 -1 -1 :: 'both solutions are [-1, -1, -1, -1]
            is the array cleared after it was added? add a copy of it'
            """)
    void one_array_that_is_there_several_times_is_told_as_such(int n, String placements, String fault) {
        assertThat(invalid(n, placements)).hasToString(fault);
        assertThat(invalid(n, placements).kind()).isEqualTo(Kind.SPOILED);
    }

    @Test
    void one_array_that_ends_as_a_solution_is_told_as_such() {
        assertThat(incomplete(4, "2 0 3 1, 2 0 3 1")).hasToString("both solutions are [2, 0, 3, 1]\n"
                + "is it one array, added each time? it holds what was written to it last: add a copy each time");
    }

    @ParameterizedTest
    @CsvSource(delimiterString = "::", textBlock = """
            1 :: 1, 1 :: OFF_BOARD
            4 :: 3 3 3 3 :: ATTACK
            4 :: -1 -1 -1 3 :: OFF_BOARD
            2 :: 0, 0 :: MALFORMED
            2 :: null, null :: NULL
            """)
    void what_may_be_another_mistake_is_told_as_that(int n, String placements, Kind kind) {
        assertThat(invalid(n, placements).kind()).isEqualTo(kind);
    }

    @Test
    void placements_of_which_none_was_left_out_tell_that_the_test_is_without_effect() {
        assertThat(invalid(2, "0 0, 0 1, 1 0, 1 1")).hasToString("""
                solution 1 of 4 is [0, 0]
                  * .
                  * .
                the queens in rows 0 and 1 share column 0
                all 4 placements with a queen in each row are in the list: is the test's answer used, and are marks set\
                 while the rows below are filled?""");
        assertThat(invalid(2, "0 0, 0 1, 1 0, 1 1").kind()).isEqualTo(Kind.UNTRIED);
        assertThat(invalid(2, "0 0, 0 1, 1 0").kind()).isEqualTo(Kind.ATTACK);
        assertThat(invalid(2, "0 2, 0 1, 1 0, 1 1").kind()).isEqualTo(Kind.OFF_BOARD);
    }

    @Test
    void nothing_is_there_where_there_must_be_something() {
        SolutionList list = solve(4, placements("0 0 0 0"));
        assertThat(list.nothing()).isEmpty();
        assertThat(list.hasSolution()).isFalse();
        assertThat(list.size()).isOne();
        assertThat(solve(4, placements("null, 1 3 0 2")).hasSolution()).isTrue();
        assertThat(solve(3, List.of()).nothing()).isEmpty();
        assertThat(solve(4, List.of()).nothing().orElseThrow()).hasToString(
                "solve(4) gave an empty list, so there is nothing to look at\nthere are 2 solutions");
    }

    private static Fault invalid(int n, String placements) {
        return solve(n, placements(placements)).invalid().orElseThrow();
    }

    private static Fault incomplete(int n, String placements) {
        return solve(n, placements(placements)).incomplete().orElseThrow();
    }

    private static SolutionList solve(int n, List<int[]> placements) {
        return SolutionList.answerTo(Call.of("solve", n), placements);
    }

    /** Reads placements such as {@code 1 3 0 2, null}. */
    private static List<int[]> placements(String text) {
        return Stream.of(text.split(", ")).map(each -> each.equals("null") ? null
                : Stream.of(each.split(" ")).mapToInt(Integer::parseInt).toArray()).toList();
    }
}
