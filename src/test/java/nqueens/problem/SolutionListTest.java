package nqueens.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.board.SolutionSearch;
import nqueens.board.Symmetry;
import nqueens.problem.Fault.Kind;

class SolutionListTest {

    private static final Set<Kind> DRAWN = Set.of(Kind.ATTACK, Kind.UNTRIED, Kind.REPEATED, Kind.MISSING);

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 6})
    void all_solutions_in_any_order_are_valid_and_complete(int n) {
        List<int[]> all = new ArrayList<>(SolutionSearch.solutions(n));
        Collections.shuffle(all, new Random(92));
        assertThat(solve(n, all).invalid()).isEmpty();
        assertThat(solve(n, all).wrong()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiterString = "::", textBlock = """
            NULL      :: 3 :: null :: solve(3) gave null :: where there is no solution the list is empty, never null
            SPOILED   :: 4 :: 1 3 0 2, null :: solution 2 of 2 is null :: a solution is an int[] of length n, never null
            MALFORMED :: 4 :: 1 3 0 :: solution 1 of 1 is [1, 3, 0] :: its length is 3, and must be n = 4: one column \
            for each row
            MALFORMED :: 4 :: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 :: \
            solution 1 of 1 is [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] :: its length is 16, and must be \
            n = 4: one column for each row
            MALFORMED :: 4 :: 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 :: \
            solution 1 of 1 is [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, ...] :: its length is 17, and must be \
            n = 4: one column for each row
            OFF_BOARD :: 4 :: 1 3 -1 2 :: solution 1 of 1 is [1, 3, -1, 2] :: row 2 has column -1, off the board: \
            columns go from 0 to 3
            OFF_BOARD :: 4 :: 4 3 0 2 :: solution 1 of 1 is [4, 3, 0, 2] :: row 0 has column 4, off the board: \
            columns go from 0 to 3
            ATTACK    :: 4 :: 1 3 0 2, 2 0 3 1, 1 3 1 2 :: solution 3 of 3 is [1, 3, 1, 2] :: the queens in rows 0 and \
            2 share column 1
            ATTACK    :: 3 :: 0 2 1, null :: solution 1 of 2 is [0, 2, 1] :: the queens in rows 1 and 2 share a \
            diagonal: |1 - 2| = |2 - 1|
            ATTACK    :: 2 :: 0 0, 0 1, 1 0, 1 1 :: solution 1 of 4 is [0, 0] :: 'the queens in rows 0 and 1 share \
            column 0\nall 4 placements with a queen in each row are in the list: does a test see every queen \
            above, are && and || in it the right way round, and is its answer used?'
            SPOILED   :: 4 :: 4 4 4 4, 4 4 4 4, 4 4 4 4 :: all 3 solutions are [4, 4, 4, 4] :: is it one array, added \
            each time? it holds what was written to it last: add a copy each time
            SPOILED   :: 4 :: 3 3 3 3, 3 3 3 3 :: both solutions are [3, 3, 3, 3] :: is it one array, added each time? \
            it holds what was written to it last: add a copy each time
            SPOILED   :: 2 :: 0 0, 0 0 :: both solutions are [0, 0] :: is an array filled before it is added? if it is \
            cleared afterwards, add a copy of it
            SPOILED   :: 1 :: -1 :: the only solution is [-1] :: is an array filled before it is added? if it is \
            cleared afterwards, add a copy of it
            SPOILED   :: 4 :: -1 -1 -1 -1, -1 -1 -1 -1 :: both solutions are [-1, -1, -1, -1] :: is an array filled \
            before it is added? if it is cleared afterwards, add a copy of it
            MISSING   :: 1 :: '' :: solve(1) gave 0 of 1 solutions; one that is missing is [0] :: no two of its queens \
            attack each other
            REPEATED  :: 4 :: 2 0 3 1, 1 3 0 2, 2 0 3 1, 2 0 3 1, 1 3 0 2 :: solutions 1 and 3 of 5 are both \
            [2, 0, 3, 1] :: no solution may be in the list twice
            REPEATED  :: 4 :: 2 0 3 1, 1 3 0 2, 1 3 0 2, 2 0 3 1 :: solutions 2 and 3 of 4 are both [1, 3, 0, 2] :: \
            no solution may be in the list twice
            REPEATED  :: 4 :: 2 0 3 1, 2 0 3 1, 2 0 3 1 :: solutions 1 and 2 of 3 are both [2, 0, 3, 1] :: \
            no solution may be in the list twice
            MISSING   :: 5 :: 1 4 2 0 3, 3 0 2 4 1, 0 2 4 1 3 :: solve(5) gave 3 of 10 solutions; one that is missing \
            is [4, 1, 3, 0, 2] :: it is solution 3, [0, 2, 4, 1, 3], after a quarter turn
            """)
    void what_makes_a_list_no_whole_is_told(Kind kind, int n, String placements, String finding, String rule) {
        SolutionList list = solve(n, placements);
        Fault fault = list.wrong().orElseThrow();
        assertThat(fault).isEqualTo(new Fault(kind, finding, fault.drawing(), rule));
        assertThat(fault.drawing().isPresent()).isEqualTo(DRAWN.contains(kind));
        assertThat(list.wrong()).isPresent();
    }

    @Test
    void a_solution_that_no_symmetry_tells_is_missed_all_the_same() {
        int[] symmetric = {1, 4, 2, 0, 3};
        List<int[]> others = SolutionSearch.solutions(5).stream().filter(solution -> Stream.of(Symmetry.values())
                .noneMatch(symmetry -> Arrays.equals(solution, symmetry.image(symmetric)))).toList();
        assertThat(solve(5, others).wrong().orElseThrow().finding())
                .isEqualTo("solve(5) gave 8 of 10 solutions; one that is missing is [1, 4, 2, 0, 3]");
    }

    @ParameterizedTest
    @CsvSource(delimiterString = "::", textBlock = """
            1 :: 1, 1 :: OFF_BOARD
            4 :: 3 3 3 3 :: ATTACK
            4 :: -1 -1 -1 3 :: OFF_BOARD
            2 :: 0, 0 :: MALFORMED
            2 :: null, null :: NULL
            4 :: 1 3 0 2, 0 0 0 0 :: SPOILED
            2 :: 0 0, 0 1, 1 0 :: ATTACK
            2 :: 0 2, 0 1, 1 0, 1 1 :: OFF_BOARD
            """)
    void what_may_be_another_mistake_is_told_as_that(int n, String placements, Kind kind) {
        assertThat(solve(n, placements).invalid().orElseThrow().kind()).isEqualTo(kind);
    }

    @Test
    void nothing_is_there_where_there_must_be_something() {
        assertThat(solve(4, "0 0 0 0").nothing()).isEmpty();
        assertThat(solve(4, "0 0 0 0").hasSolution()).isFalse();
        assertThat(solve(4, "null, 1 3 0 2").hasSolution()).isTrue();
        assertThat(solve(4, "null").hasSolution()).isFalse();
        assertThat(solve(4, "null").nothing()).isPresent();
        assertThat(solve(3, "").nothing()).isEmpty();
        assertThat(solve(4, "").nothing().orElseThrow().finding()).isEqualTo(
                "solve(4) gave 0 of 2 solutions; one that is missing is [1, 3, 0, 2]");
    }

    /** Reads placements such as {@code 1 3 0 2, null}; null alone is no list. */
    private static SolutionList solve(int n, String placements) {
        return solve(n, placements.equals("null") ? null : Stream.of(placements.split(", "))
                .filter(each -> !each.isEmpty()).map(each -> each.equals("null") ? null
                : Stream.of(each.split(" ")).mapToInt(Integer::parseInt).toArray()).toList());
    }

    private static SolutionList solve(int n, List<int[]> placements) {
        return SolutionList.answerTo(Call.of("solve", n), placements);
    }
}
