package nqueens.problem.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import nqueens.board.KnownCounts;
import nqueens.board.SolutionSearch;
import nqueens.problem.Call;
import nqueens.problem.Case;
import nqueens.problem.Fault.Kind;
import nqueens.problem.NotAcceptedException;
import nqueens.problem.NotAcceptedException.Scope;
import nqueens.problem.Problem;
import nqueens.problem.Profile;

/** Of blocked boards, lists of boards, symmetry and large boards what no known submission does. */
class OtherChecksTest {

    private static final Function<Call, Object> BLOCKED = ScriptedSolver.reference(Catalogue.BLOCKED);
    private static final Function<Call, Object> SYMMETRY = ScriptedSolver.reference(Catalogue.SYMMETRY);
    private static final Function<Call, Object> MILLION = ScriptedSolver.reference(Catalogue.MILLION);

    @ParameterizedTest
    @CsvSource(delimiterString = "::", textBlock = """
            count(4, [[0, 1], [0, 2]]) :: 2 :: '
              . # # .
              . . . .
              . . . .
              . . . .
            the right count is 0; no queen may stand on a square marked #'
            count(1, []) :: 0 :: '
              Q
            the right count is 1: no square is blocked'
            """)
    void a_wrong_count_of_a_blocked_board_is_told_with_the_board(String call, long answer, String fault) {
        assertThat(ScriptedSolver.fault(Catalogue.BLOCKED, "answers", asked -> asked.toString().equals(call)
                ? (Object) answer : BLOCKED.apply(asked))).isEqualTo("%1$s\n%1$s gave %2$d%3$s", call, answer, fault);
    }

    @Test
    void each_seed_draws_blocked_boards_of_its_own() {
        assertThat(blockedBoards(1)).isEqualTo(blockedBoards(1)).isNotEqualTo(blockedBoards(2));
    }

    private static List<String> blockedBoards(int seed) {
        List<String> asked = new ArrayList<>();
        new ScriptedSolver(call -> {
            asked.add(call.toString());
            return BLOCKED.apply(call);
        }) {
            @Override
            public int seed() {
                return seed;
            }
        }.fault(ScriptedSolver.cases(Catalogue.BLOCKED, "drawn"));
        return asked;
    }

    /** A step for each solution, or for each eighth position, is the least; and positions tell how steps grow. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "", textBlock = """
            blocked     | 9   | 1435  |
            blocked     | 9   | 1434  | took 1,434 steps
            torus       | 310 | 4516  |
            estimate    | 9   | 9     | nodes(12, 1000, 1) took 9 steps, and nodes(12, 10000, 1) 9: 1.0 times
            torus       | 309 | 4516  | count(11) took 309 steps
            torus       | 310 | 4515  | count(13) took 4,515 steps
            torus       | 391 | 4542  | count(11) took 391 steps, and count(13) 4,542: 11.6 times as many
            superqueens | 533 | 16760 |
            superqueens | 532 | 16760 | count(11) took 532 steps
            superqueens | 533 | 16759 | count(13) took 16,759 steps
            """)
    void a_table_is_told_from_a_search_by_its_steps(String id, long few, long many, String fault) {
        Problem problem = Catalogue.find(id).orElseThrow();
        Case[] cases = Stream.of("approach", "speed")
                .flatMap(check -> Stream.of(ScriptedSolver.cases(problem, check))).toArray(Case[]::new);
        String told = new ScriptedSolver(ScriptedSolver.reference(problem), call -> new Profile(
                call.equals(problem.speed().orElseThrow()) ? many : call.n() > 4 ? few : 0, Map.of(), Map.of()))
                .fault(cases);
        assertThat(told).contains(fault == null ? "" : fault).matches(text -> text.isEmpty() == (fault == null));
    }

    static Stream<Arguments> boards() {
        String letters = ", and must be n = 1 letters: one Q, else dots";
        return Stream.of(Arguments.of("a board is a list of n rows, never null", null),
                Arguments.of("it has 2 rows, and must have n = 1", Arrays.asList("Q.", "")),
                Arguments.of("row 0 is null" + letters, Arrays.asList((String) null)),
                Arguments.of("row 0 is \"" + "x".repeat(40) + "\"" + letters, List.of("x".repeat(40))),
                Arguments.of("row 0 is \"" + "x".repeat(40) + "...\"" + letters, List.of("x".repeat(41))));
    }

    @ParameterizedTest
    @MethodSource("boards")
    void a_board_that_is_none_is_told(String flaw, List<String> board) {
        List<?> boards = Arrays.asList(List.of("Q"), board);
        assertThat(ScriptedSolver.fault(Catalogue.ALL_SOLUTIONS, "answers", call -> boards))
                .isEqualTo("solveNQueens(1)\nboard 2 of 2 that solveNQueens(1) gave\n" + flaw);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            64.0 64.0 64.0 | 7       |                         | all 4,674,890
            64.0 62.8 64.0 | 7       |                         | all 4,674,890
            64.0 62.6 64.0 | 7       |                         |
            70.0 62.6 57.1 | 7       |                         | all 4,674,890
            64.0 62.6 64.0 | 4674890 |                         | all 4,674,890
            64.0 62.6 64.0 | 4674889 |                         | all 4,674,890
            64.0 62.6 64.0 | 4674888 |                         |
            64.0 64.0 64.0 | 7       | 83463 428094 2337445    |
            64.0 64.0 64.0 | 7       | 83463 428094 2356000    | all 4,674,890
            64.0 64.0 64.0 | 7       | 83463 428094 2319000    | all 4,674,890
            64.0 64.0 64.0 | 7       | 88000 428094 2480000    |
            64.0 64.0 64.0 | 7       | 88000 419000 2480000    | all 4,674,890
            64.0 64.0 64.0 | 7       | 88000 428094 2800000    | all 4,674,890
            64.0 62.6 64.0 | 7       | 166926 856189 4600000   | visits all in S.a
            64.0 62.6 64.0 | 7       | 260000 1284283 7100000  | visits all and a half again in S.a
            """)
    void a_search_of_all_positions_is_told_by_its_runs_or_a_middle_column_without_effect(String each, long runs,
            String search, String told) {
        double[] steps = Stream.of(each.split(" ")).mapToDouble(Double::parseDouble).toArray();
        List<Long> ran = search == null ? List.of() : Stream.of(search.split(" ")).map(Long::valueOf).toList();
        Case first = ScriptedSolver.cases(Catalogue.SYMMETRY, "approach")[0];
        assertThat(new ScriptedSolver(SYMMETRY, call -> new Profile(call.n() < 11 ? 1_000_000
                : 1_000_000 + (long) (steps[call.n() - 11] * KnownCounts.positions(call.n())), Map.of(), Map.of(),
                List.of(), List.of(runs), search == null || call.n() < 11 ? Map.of() : Map.of("S.a",
                        List.of(1L, ran.get(call.n() - 11), ran.get(call.n() - 11) * 30)))).fault(first))
                .contains(told == null ? "" : told).matches(text -> text.isEmpty() == (told == null));
    }

    @ParameterizedTest
    @CsvSource({"3038678, 1, true", "3038679, 1, false", "292181, 1, true", "292180, 1, false",
        "2000000, 73711, true", "2000000, 73712, false", "2000000, 81083, false", "2000000, 81084, true"})
    void a_recursion_that_is_called_less_often_and_finds_fewer_leaves_out_enough(long calls, long found, boolean is) {
        Case first = ScriptedSolver.cases(Catalogue.SYMMETRY, "approach")[0];
        assertThat(new ScriptedSolver(SYMMETRY, call -> new Profile(64 * KnownCounts.positions(call.n()), Map.of(),
                Map.of(), List.of(7L), List.of(7L), Map.of("S.a", List.of(calls, found))))
                .fault(first).isEmpty()).isEqualTo(is);
    }

    @ParameterizedTest
    @CsvSource({"small-boards, 2, 1, n = 2 and", "small-boards, 3, 1, n = 2 and", "small-boards, 4, 0, other seeds",
        "small-boards, 12, 8, on a small board", "seeds, 20, 1, on a small board", "thousand, 50, 1, a search row by",
        "thousand, 1000, 9, a search row by", "hundred-thousand, 100000, 1, the work for a queen"})
    void a_board_that_takes_too_long_is_told_what_helps_on_one_of_its_size(String check, int n, long seed,
            String advice) {
        assertThatThrownBy(() -> ScriptedSolver.fault(Catalogue.MILLION, check, call -> {
            if (call.equals(Call.of("place", n, seed))) {
                throw new NotAcceptedException(Kind.STEPS, Scope.CHECK, call.limits().advice());
            }
            return MILLION.apply(call);
        })).hasMessageStartingWith(advice);
    }

    @Test
    void eight_solutions_for_nine_seeds_are_too_few() {
        assertThat(ScriptedSolver.fault(Catalogue.MILLION, "seeds",
                call -> MILLION.apply(Call.of("place", call.n(), (Long) call.arguments().get(1) % 8))))
                .contains("\nplace(20, 9) gave the same as place(20, 1), [");
    }

    /** A step for each solution is the least, and 14,000 million are the most. */
    @ParameterizedTest
    @CsvSource({"2279183, 'count(15) took 2,279,183 steps'", "2279184, 'count(16) took 2,279,184 steps'",
        "14772512, ''", "14000000000, ''",
        "14000000001, 'count(15) took 14,000,000,001 steps, 1.00 times the 14,000,000,000'"})
    void halves_take_no_fewer_steps_than_a_table_and_no_more_than_are_allowed(long steps, String fault) {
        assertThat(new ScriptedSolver(call -> call.method().equals("count") ? KnownCounts.solutions(call.n()) : 0L,
                call -> new Profile(call.n() > 12 ? steps : 0, Map.of(), Map.of()))
                .fault(ScriptedSolver.cases(Catalogue.HALVES, "speed")))
                .contains(fault).matches(text -> text.isEmpty() == fault.isEmpty());
    }

    /** A few answers in place of the right ones: null, an empty array, a long, or a double with its point. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            million       | small-boards | place(12,             | 99 | []     | Q . . . . . . . . . . .
            million       | seeds        | place(20,             | 9  | []     | every n but 2 and 3 has a solution
            million       | speed        | place(1000000,        | 9  | []     | place(1000000, 1) gave []
            million       | thousand     | place(50, 1)          | 9  |        | is an int[] of length n, never null
            one-solution  | answers      | solve(4)              | 9  |        | is an int[] of length n, never null
            one-solution  | answers      | solve(3)              | 9  |        | return an empty array, never null
            completion    | answers      | complete(4, [])       | 9  |        | is an int[] of length n, never null
            completion    | answers      | complete(11, [[       | 9  | []     | there is a solution, such as this one
            completion    | answers      | complete(4, [[0, 0]]) | 9  |        | return an empty array, never null
            all-solutions | answers      | solveNQueens(1)       | 9  |        | the list is empty, never null
            symmetry      | robust       | count(6)              | 9  | 0      | no valid solution, so there is nothing
            blocked       | robust       | count(6, [[0, 1]])    | 9  | 0      | no valid solution, so there is nothing
            halves        | robust       | count(21)             | 9  | 0      | n must be at most 20: throw an
            estimate      | one-descent  | nodes(5, 1,           | 9  | 5.     | one of [36.0, 46.0, 56.0, 66.0, 76.0]
            estimate      | mean         | nodes(4, 10000,       | 9  | 17.204 |
            estimate      | mean         | nodes(4, 10000,       | 9  | 17.213 | 1.2 % off, and this one is 1.3 % off
            estimate      | speed        | nodes(30, 5000,       | 9  | 1.e25  | is each free square of a row equally
            estimate      | speed        | nodes(30, 5000,       | 9  | 9223372036854775807. | larger than a long can
            estimate      | seeds        | nodes(8, 1,           | 66 | 1609.  |
            estimate      | seeds        | nodes(8, 1,           | 67 | 1609.  | gave 1609.0 for 114 of 1,000 seeds
            """)
    void what_is_answered_in_place_of_the_right_is_told(String id, String check, String call, int times, String answer,
            String told) {
        Problem problem = Catalogue.find(id).orElseThrow();
        Function<Call, Object> right = problem.isExercise() ? ScriptedSolver.reference(problem)
                : asked -> new SolutionSearch(asked.n()).first().orElse(new int[0]);
        Object other = answer == null ? null : answer.equals("[]") ? new int[0]
                : answer.contains(".") ? (Object) Double.valueOf(answer) : Long.valueOf(answer);
        int[] left = {times};
        assertThat(ScriptedSolver.fault(problem, check, asked -> asked.toString().startsWith(call) && left[0]-- > 0
                ? other : right.apply(asked))).contains(told == null ? "" : told)
                .matches(text -> text.isEmpty() == (told == null));
    }
}
