package nqueens.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import nqueens.board.SolutionSearch;
import nqueens.problem.Fault.Kind;

class SeriesTest {

    private static final Series COUNTS =
            new Series(n -> Call.of("count", n), (call, count) -> Counts.wrong(call, (Long) count));
    private static final Series LISTS = new Series(n -> Call.of("solve", n), (call, list) -> {
        SolutionList solutions = SolutionList.answerTo(call, list);
        return solutions.invalid().or(solutions::incomplete);
    });
    private static final String KEPT = "when it is the first call it is right: something is kept between calls, in a"
            + " static field or in one that is not set back";

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiterString = "::", nullValues = "nothing", textBlock = """
            2 1 1 3 11        :: 1 :: COUNT    :: it is one too many for each n up to 5: does the counter start at 0?
            2 1 1 3 10        :: 1 :: COUNT    :: ''
            2 0 0 2 10        :: 1 :: COUNT    :: ''
            1 1 1 3 11        :: 2 :: COUNT    :: ''
            1 0 0 1 1         :: 4 :: MISSING  :: count(5) found 1, too: does a return end the search with the first \
            solution? go on after it
            1 0 0 1 2 1       :: 4 :: COUNT    :: n = 4, 5 and 6 give 1, 2 and 1, the counts up to turns and \
            mirror images: here each turned or mirrored one counts, too
            1 0 0 1 2 2       :: 4 :: COUNT    :: ''
            1 0 0 1 3 1       :: 4 :: COUNT    :: ''
            1 0 0 3 1 1       :: 4 :: COUNT    :: ''
            1 0 0 3 2 1       :: 4 :: COUNT    :: ''
            1 0 0 1           :: 4 :: COUNT    :: ''
            1 0 0 2 8 4 30    :: 5 :: MIDDLE   :: n = 4 and 6 are right, n = 5 and 7 are not: an odd n has a middle \
            column; search it like any other, and do not double what it gives
            1 0 0 2 8         :: 5 :: COUNT    :: ''
            1 0 0 2 8 4 40    :: 5 :: COUNT    :: ''
            1 0 0 2 8 3 30    :: 5 :: COUNT    :: ''
            0 0 0 2 8 4 30    :: 1 :: MIDDLE   :: n = 4 and 6 are right, n = 5 and 7 are not: an odd n has a middle \
            column; search it like any other, and do not double what it gives
            1 0 0 3 10 5 40   :: 4 :: MIDDLE   :: n = 5 and 7 are right, n = 4 and 6 are not: an even n has no middle \
            column
            1 0 0 2 10 3      :: 6 :: COUNT    :: ''
            1 0 0 2 10 4 39   :: 7 :: BOUNDED  :: n = 1 to 6 are right: does something have a fixed size, such as an \
            array?
            1 0 0 2 10 4 40 92 96 :: 9 :: OVERFLOW :: 352 does not fit a byte: count in a long
            1 0 0 2 10 4 40 92 352 -44 :: 10 :: OVERFLOW :: 724 does not fit a byte: count in a long
            """)
    void other_counts_show_what_is_wrong_with_one(String counts, int n, Kind kind, String rule) {
        Fault fault = COUNTS.explained(counting(counts), n).orElseThrow();
        assertThat(fault.kind()).isEqualTo(kind);
        assertThat(fault.rule()).isEqualTo(rule);
        assertThat(fault.finding()).startsWith("count(" + n + ") gave ");
    }

    @Test
    void a_right_answer_has_no_fault() {
        assertThat(COUNTS.explained(counting("1"), 1)).isEmpty();
        assertThat(COUNTS.dependent(counting("1"), 1)).isEmpty();
        assertThat(COUNTS.isRight(counting("1"), 1)).isTrue();
        assertThat(COUNTS.isRight(counting("2"), 1)).isFalse();
        assertThat(COUNTS.isRight(counting("1"), 2)).isFalse();
    }

    @Test
    void where_only_other_calls_matter_nothing_else_is_told() {
        assertThat(COUNTS.dependent(counting("1 0 0 1 1"), 4).orElseThrow().rule()).isEmpty();
    }

    @Test
    void a_list_keeps_its_board_with_what_the_others_show() {
        Solver first = new ScriptedSolver(call -> all(call).stream().limit(1).toList());
        assertThat(LISTS.explained(first, 4).orElseThrow()).hasToString("""
                solve(4) gave 1 of 2 solutions; one that is missing is [2, 0, 3, 1]
                  . . Q .
                  Q . . .
                  . . . Q
                  . Q . .
                solve(5) found 1, too: does a return end the search with the first solution? go on after it""");
        Solver doubling = new ScriptedSolver(call -> call.n() % 2 == 0 ? all(call)
                : Stream.concat(all(call).stream(), all(call).stream()).toList());
        assertThat(LISTS.explained(doubling, 5).orElseThrow().kind()).isEqualTo(Kind.MIDDLE);
    }

    @Test
    void what_breaks_another_rule_has_nothing_to_do_with_a_middle() {
        Solver attacked = new ScriptedSolver(call -> call.n() % 2 == 0 ? all(call)
                : List.of(new int[call.n()], new int[call.n()]));
        assertThat(LISTS.explained(attacked, 5).orElseThrow().kind()).isEqualTo(Kind.SPOILED);
    }

    @ParameterizedTest
    @CsvSource(delimiterString = "::", textBlock = """
            1  :: 1  :: each column is one too high: count columns from 0
            0  :: 2  :: each is the bit of the queen, and not its column: Integer.numberOfTrailingZeros(bit) is \
            the column
            31 :: -1 :: each is the queen's bit counted from the highest one: Integer.numberOfTrailingZeros(bit) \
            counts from the lowest
            """)
    void columns_that_are_written_down_in_another_way_are_told_as_such(int zero, int step, String advice) {
        Solver solver = new ScriptedSolver(call -> all(call).stream().map(columns -> Arrays.stream(columns)
                .map(column -> step == 2 ? 1 << column : zero + step * column).toArray()).toList());
        Fault fault = LISTS.explained(solver, 1).orElseThrow();
        assertThat(fault.kind()).isEqualTo(Kind.SPOILED);
        assertThat(fault.rule()).isEqualTo(
                "row 0 has column " + (step == 2 ? 1 : zero) + ", off the board: columns go from 0 to 0\n" + advice);
        Solver several = new ScriptedSolver(call -> Stream.of(0, 0).map(each -> new int[] {zero + 9}).toList());
        assertThat(LISTS.explained(several, 1).orElseThrow().rule()).doesNotContain(advice);
    }

    @ParameterizedTest
    @CsvSource({"5, 5, 5, 1, UNTRIED", "5, 6, 5, 1, MISSING", "5, 5, 6, 1, MISSING", "5, 5, 5, 0, MISSING"})
    void a_search_by_masks_that_does_the_same_for_every_n_has_a_mask_of_one_bit(
            long four, long five, long six, long masks, Kind kind) {
        Map<Integer, Long> steps = Map.of(4, four, 5, five, 6, six);
        Solver solver = new ScriptedSolver(call -> List.of(), call -> new Executed(
                steps.getOrDefault(call.n(), 1L), Map.of(Operation.MASK, masks), Map.of()));
        Fault fault = LISTS.explained(solver, 4).orElseThrow();
        assertThat(fault.kind()).isEqualTo(kind);
        assertThat(fault.drawing()).isPresent();
        assertThat(fault.rule()).isEqualTo(kind == Kind.UNTRIED ? "solve(4) and solve(6) take the same steps: does the"
                + " mask of a row have n bits, as (1 << n) - 1 does? 1 << n - 1 is 1 << (n - 1), a single bit"
                : "no two of its queens attack each other");
    }

    @Test
    void a_call_that_is_right_where_it_is_the_first_depends_on_others() {
        for (boolean isAll : new boolean[] {true, false}) {
            List<Long> left = new ArrayList<>(List.of(3L, 2L));
            Solver solver = new ScriptedSolver(call -> left.remove(0));
            assertThat((isAll ? COUNTS.explained(solver, 4) : COUNTS.dependent(solver, 4)).orElseThrow())
                    .isEqualTo(new Fault(Kind.DEPENDENT, "count(4) gave 3; the known count is 2", KEPT));
        }
    }

    @Test
    void a_call_that_does_not_end_alone_shows_nothing() {
        List<Long> left = new ArrayList<>(List.of(3L));
        Solver solver = new ScriptedSolver(call -> left.stream().findFirst().map(count -> left.remove(0))
                .orElseThrow(() -> noAnswer()));
        assertThat(COUNTS.explained(solver, 4).orElseThrow())
                .isEqualTo(new Fault(Kind.COUNT, "count(4) gave 3; the known count is 2", ""));
    }

    @ParameterizedTest
    @CsvSource(delimiterString = "::", textBlock = """
            2 :: 1 :: 'solution 1 of 1 is [0]
            [0] is from solve(1), and was still in the list: make a new list in each call'
            4 :: 1 :: 'solution 3 of 3 is [0]
            [0] is from solve(1), and was still in the list: make a new list in each call'
            5 :: 4 :: 'solution 11 of 12 is [1, 3, 0, 2]
            [1, 3, 0, 2] is from solve(4), and was still in the list: make a new list in each call'
            """)
    void what_is_from_a_call_before_was_still_in_the_list(int n, int earlier, String fault) {
        Solver solver = spoiled(n, list ->
                Stream.concat(list.stream(), SolutionSearch.solutions(earlier).stream()).toList());
        assertThat(LISTS.explained(solver, n).orElseThrow()).hasToString(fault);
    }

    @Test
    void what_is_missing_after_other_calls_is_told_without_a_board() {
        assertThat(LISTS.explained(spoiled(4, list -> List.of()), 4).orElseThrow())
                .isEqualTo(new Fault(Kind.DEPENDENT, "solve(4) gave 0 of 2 solutions; one that is missing is"
                        + " [1, 3, 0, 2]", KEPT));
        assertThat(LISTS.explained(spoiled(4, list -> null), 4).orElseThrow())
                .isEqualTo(new Fault(Kind.DEPENDENT, "solve(4) gave null", KEPT));
    }

    /** A solver that spoils its first answer for one n. */
    private static Solver spoiled(int n, Function<List<int[]>, List<int[]>> spoiling) {
        List<Integer> asked = new ArrayList<>();
        return new ScriptedSolver(call -> {
            asked.add(call.n());
            return call.n() == n && asked.indexOf(n) == asked.size() - 1 ? spoiling.apply(all(call)) : all(call);
        });
    }

    private static List<int[]> all(Call call) {
        return SolutionSearch.solutions(call.n());
    }

    /** A solver that counts as a test says, and gives no answer for a larger n. */
    private static Solver counting(String counts) {
        long[] answers = Arrays.stream(counts.split(" ")).mapToLong(Long::parseLong).toArray();
        return new ScriptedSolver(call -> Optional.of(call.n()).filter(n -> n <= answers.length)
                .map(n -> answers[n - 1]).orElseThrow(() -> noAnswer()));
    }

    private static NotAcceptedException noAnswer() {
        return new NotAcceptedException(Kind.STEPS, NotAcceptedException.Scope.CHECK, "too many");
    }
}
