package nqueens.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QueensSolverChecksTest {

    private static final List<Check> CHECKS = QueensSolverChecks.of(OptionalInt.empty(),
            Approach.of("shift bits").does(1, Operation.SHIFT).growing(15),
            Call.of("count", 10).within(Allowance.STANDARD.steps(77)), Search.growing(58));
    private static final Function<Call, Object> RIGHT = RightAnswers.to(Catalogue.BITMASK);
    private static final Check COMPARING = QueensSolverChecks.of(OptionalInt.empty(),
            Approach.of("compare").growing(20), Catalogue.ARRAY1D.speed().orElseThrow(), Search.growing(58)).get(5);

    @ParameterizedTest
    @CsvSource({
        "small-boards, 'solve(1) gave 0 of 1 solutions; one that is missing is [0]\n  Q\n"
            + "no two of its queens attack each other'",
        "valid-placements, 'solve(1) gave an empty list, so there is nothing to look at\nthere is 1 solution'",
        "complete, 'solve(1) gave 0 of 1 solutions; one that is missing is [0]\n  Q\n"
            + "no two of its queens attack each other'"})
    void an_empty_list_passes_no_check_of_lists(String check, String message) {
        assertFault(check, call -> call.method().equals("solve") ? List.of() : RIGHT.apply(call),
                "n = 1\nn = 1: " + message);
    }

    @Test
    void a_table_is_called_one_before_its_representation_is_looked_at() {
        assertThat(fault(COMPARING.cases().get(1), RightAnswers.to(Catalogue.ARRAY1D), 1_000_000))
                .contains("a search visits 17 times as many positions");
    }

    @Test
    void who_finds_nothing_without_a_search_shows_no_approach() {
        Case listed = COMPARING.cases().get(0);
        assertThat(fault(listed, solving(8, List.of()), 9)).isEqualTo(
                "solve(8) gave an empty list, so there is nothing to look at\nthere are 92 solutions");
        assertThat(fault(listed, solving(8, null), 9)).isEqualTo(
                "solve(8) gave null\nwhere there is no solution the list is empty, never null");
        assertThat(fault(listed, solving(8, List.of()), 1_000_000)).isEmpty();
        assertThat(fault(COMPARING.cases().get(1), counting(8, 0), 9)).isEmpty();
    }

    private static String fault(Case each, Function<Call, Object> script, long steps) {
        return each.fault().apply(new ScriptedSolver(script, call -> new Executed(steps, Map.of(), Map.of())))
                .map(Fault::toString).orElse("");
    }

    @Test
    void an_empty_list_is_right_where_there_is_no_solution_and_passes_no_larger_board() {
        assertFault("valid-placements", solving(4, List.of()), "n = 4\n"
                + "n = 4: solve(4) gave an empty list, so there is nothing to look at\nthere are 2 solutions");
        assertFault("robust", solving(6, List.of()), "there is something to compare\n"
                + "solve(6) gave no solution, so there is nothing to compare\n"
                + "for n = 6 there are 4 solutions");
    }

    @Test
    void arrays_of_zeros_pass_no_check_though_there_are_as_many_as_solutions() {
        Function<Call, Object> zeros = call -> call.n() < 1 || !call.method().equals("solve") ? RIGHT.apply(call)
                : ((List<?>) RIGHT.apply(call)).stream().map(each -> new int[call.n()]).toList();
        String fault = "both solutions are [0, 0, 0, 0]\n"
                + "is an array filled before it is added? if it is cleared afterwards, add a copy of it";
        for (String check : List.of("small-boards", "valid-placements", "complete")) {
            assertFault(check, zeros, "n = 4\nn = 4: " + fault);
        }
        assertFault("count", zeros, "n = 4\ncount(4) is right, and the list of solve(4) is not: " + fault);
        assertFault("robust", zeros, "there is something to compare\nsolve(6) gave no solution, so there is"
                + " nothing to compare\nfor n = 6 there are 4 solutions");
        assertFault("robust", solving(6, null), "there is something to compare\nsolve(6) gave no solution, so"
                + " there is nothing to compare\nfor n = 6 there are 4 solutions");
    }

    @ParameterizedTest
    @CsvSource({"8, 8", "9, 9", "31, 10", ", 10"})
    void a_count_is_asked_for_up_to_the_largest_n(Integer largest, int last) {
        Check count = QueensSolverChecks.of(Optional.ofNullable(largest).map(OptionalInt::of)
                .orElse(OptionalInt.empty()), Approach.of("free"), SampleProblem.SPEED, Search.growing(58)).get(3);
        assertThat(count.title()).isEqualTo("count(n) is right, n up to " + last);
        assertThat(count.cases()).hasSize(last);
    }

    @Test
    void boards_are_asked_for_up_to_a_size() {
        assertFault("small-boards", solving(5, null), "");
        assertFault("valid-placements", solving(8, null), "n = 8\nn = 8: solve(8) gave null\n"
                + "where there is no solution the list is empty, never null");
        assertFault("complete", solving(8, List.of()), """
                n = 8
                n = 8: solve(8) gave 0 of 92 solutions; one that is missing is [0, 4, 7, 5, 2, 6, 1, 3]
                  Q . . . . . . .
                  . . . . Q . . .
                  . . . . . . . Q
                  . . . . . Q . .
                  . . Q . . . . .
                  . . . . . . Q .
                  . Q . . . . . .
                  . . . Q . . . .
                n = 1 to 7 are right: does something have a fixed size, such as an array?""");
        assertFault("complete", solving(9, null), "");
        assertFault("valid-placements", solving(9, null), "");
    }

    @Test
    void a_count_is_the_known_one_and_up_to_8_that_of_a_valid_list() {
        assertFault("count", counting(10, 725), "n = 10\ncount(10) gave 725; the known count is 724\n"
                + "n = 1 to 9 are right: does something have a fixed size, such as an array?");
        assertFault("count", counting(4, 3), "n = 4\ncount(4) gave 3; the known count is 2\n"
                + "solve(4) finds them all: what does count do differently?");
        assertFault("count", call -> call.n() == 4 ? call.method().equals("count") ? (Object) 3L : List.of()
                : RIGHT.apply(call), "n = 4\ncount(4) gave 3; the known count is 2");
        assertFault("count", call -> call.n() != 4 ? RIGHT.apply(call) : call.method().equals("count") ? (Object) 1L
                : List.of(new int[] {1, 3, 0, 2}), """
                n = 4
                count(4) gave 1; the known count is 2
                  . . Q .
                  Q . . .
                  . . . Q
                  . Q . .
                the list of solve(4) is as long, and wrong: solve(4) gave 1 of 2 solutions; one that is missing is \
                [2, 0, 3, 1]
                it is solution 1, [1, 3, 0, 2], after a mirror image, left for right""");
        assertFault("count", call -> call.n() != 4 ? RIGHT.apply(call) : call.method().equals("count") ? (Object) 3L
                : null, "n = 4\ncount(4) gave 3; the known count is 2");
        assertFault("count", call -> {
            if (call.equals(Call.of("solve", 4))) {
                throw new NotAcceptedException(Fault.Kind.STEPS, NotAcceptedException.Scope.CHECK, "too many");
            }
            return call.n() == 4 ? (Object) 3L : RIGHT.apply(call);
        }, "n = 4\ncount(4) gave 3; the known count is 2");
        assertFault("count", counting(11, 1), "");
        assertFault("count", solving(9, null), "");
        assertFault("count", solving(8, null), "n = 8\ncount(8) is right, and the list of solve(8) is not: "
                + "solve(8) gave null\nwhere there is no solution the list is empty, never null");
        assertFault("count", solving(4, List.of(new int[] {1, 3, 0, 2})),
                "n = 4\ncount(4) is right, and the list of solve(4) is not: solve(4) gave 1 of 2 solutions; one that is"
                        + " missing is [2, 0, 3, 1]\n  . . Q .\n  Q . . .\n  . . . Q\n  . Q . .\n"
                        + "it is solution 1, [1, 3, 0, 2], after a mirror image, left for right");
        int[] twice = {1, 3, 0, 2};
        assertFault("count", solving(4, List.of(twice, twice)), "");
    }

    @ParameterizedTest
    @CsvSource({"0, zero, n < 1", "-1, a negative n, n < 1", "-2147483648, the smallest int, n < 1",
        "32, a too large n, n > 31"})
    void bad_arguments_are_refused_by_both_methods(int n, String name, String rule) {
        for (String method : List.of("solve", "count")) {
            assertFault("robust", call -> call.method().equals(method) && call.n() == n ? 7L : RIGHT.apply(call),
                    "%s is refused\n%s(%d) returned 7\n%s: throw an IllegalArgumentException"
                            .formatted(name, method, n, rule));
        }
    }

    @Test
    void only_what_is_bound_has_a_largest_n() {
        assertThat(ScriptedSolver.fault(Catalogue.BOARD2D, "robust",
                call -> call.n() == 32 ? 7L : RIGHT.apply(call))).isEmpty();
    }

    @Test
    void speed_is_asked_of_the_call_that_must_be_fast() {
        assertFault("speed", counting(13, 0), "count(13)\ncount(13) gave 0; the known count is 73712");
        assertFault("speed", counting(13, 8176), "count(13)\ncount(13) gave 8176; the known count is 73712\n"
                + "73712 does not fit a short: count in a long");
        assertFault("speed", counting(14, 0), "");
    }

    @ParameterizedTest
    @CsvSource({"41, 93, true", "40, 93, false", "41, 92, false"})
    void what_miscounts_two_smaller_boards_is_asked_for_no_larger_one(long seven, long eight, boolean isTold) {
        Case speed = Catalogue.BITMASK.checks().get(6).cases().get(0);
        List<Call> measured = new ArrayList<>();
        Solver solver = new ScriptedSolver(
                call -> call.n() == 7 ? (Object) seven : call.n() == 8 ? (Object) eight : RIGHT.apply(call)) {
            @Override
            public Measured measured(Call call) {
                measured.add(call);
                return super.measured(call);
            }
        };

        assertThat(speed.fault().apply(solver).map(Fault::toString)).isEqualTo(
                isTold ? Optional.of("count(8) gave 93; the known count is 92") : Optional.empty());
        assertThat(measured.contains(Catalogue.BITMASK.speed().orElseThrow())).isNotEqualTo(isTold);
    }

    @Test
    void a_smaller_board_that_has_no_answer_is_no_fault_of_the_larger_one() {
        Case speed = Catalogue.BITMASK.checks().get(6).cases().get(0);
        assertThat(speed.fault().apply(new ScriptedSolver(RIGHT) {
            @Override
            public Measured measured(Call call) {
                if (call.n() < 13) {
                    throw new NotAcceptedException(Fault.Kind.STEPS, NotAcceptedException.Scope.CHECK, call.toString());
                }
                return super.measured(call);
            }
        })).isEmpty();
    }

    @Test
    void counts_beyond_lists_may_take_what_the_call_that_must_be_fast_may() {
        List<Long> allowed = new ArrayList<>();
        Solver noting = new ScriptedSolver(RIGHT) {
            @Override
            public Object answer(Call call) {
                if (call.method().equals("count")) {
                    allowed.add(call.allowance().steps());
                }
                return super.answer(call);
            }

            @Override
            public Measured measured(Call call) {
                allowed.add(call.allowance().steps());
                return super.measured(call);
            }
        };
        CHECKS.get(3).cases().forEach(each -> each.fault().apply(noting));
        assertThat(allowed).hasSize(10).startsWith(10_000_000L).endsWith(8_388_608_000L, 77L, 77L);
    }

    @Test
    void the_count_that_must_be_fast_is_made_once_where_it_is_right() {
        Case largest = Catalogue.ARRAY1D.checks().get(3).cases().get(9);
        assertThat(largest.fault().apply(new ScriptedSolver(RIGHT) {
            @Override
            public Object answer(Call call) {
                throw new AssertionError(call + " was made again");
            }
        })).isEmpty();
        assertThat(largest.fault().apply(new ScriptedSolver(counting(10, 7))).map(Fault::toString))
                .hasValueSatisfying(fault -> assertThat(fault).startsWith("count(10) gave 7; the known count is 724"));
    }

    @Test
    void what_must_be_fast_for_a_small_board_is_asked_for_no_larger_one_and_compared_with_a_smaller_one() {
        Call speed = Call.of("count", 8).within(Allowance.STANDARD.steps(77).advising("leave it"));
        List<Check> checks = QueensSolverChecks.of(OptionalInt.empty(), Approach.of("free"), speed, Search.growing(15));
        List<Call> measured = new ArrayList<>();
        Solver solver = new ScriptedSolver(RIGHT, call -> {
            measured.add(call);
            return executed(call.n() == 8 ? 15_001 : 1000, 0);
        });

        assertThat(checks.get(3).cases()).hasSize(8);
        assertThat(checks.get(5).cases().get(1).fault().apply(solver)).isEmpty();
        assertThat(measured).isNotEmpty().allMatch(call -> call.n() < 8 || call.allowance().steps() == 77);
        assertThat(checks.get(6).cases().get(0).fault().apply(solver).map(Fault::toString)).contains(
                "count(7) took 1,000 steps, and count(8) 15,001: 15.0 times as many\nleave it");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            1000 | 1000 | 20000 | 2057 | 2057 | RIGHT | RIGHT |
            1000 | 1000 | 20000 | 2056 | 2057 | RIGHT | RIGHT | solve(8) shifted bits 2,056 times
            1000 | 1000 | 20000 | 2057 | 2056 | RIGHT | RIGHT | count(8) shifted bits 2,056 times
            256  | 1000 | 20000 | 2057 | 2057 | RIGHT | RIGHT | solve(8) took 256 steps for 92 solutions
            1000 | 256  | 20000 | 2057 | 2057 | RIGHT | RIGHT | count(8) took 256 steps for 92 solutions
            1000 | 1000 | 13000 | 2057 | 2057 | RIGHT | RIGHT | count(8) took 1,000 steps, and count(10) 13,000: 13.0
            1000 | 1000 | 4000  | 2057 | 2057 | RIGHT | RIGHT | count(10) took 4,000 steps for 724 solutions
            1000 | 1000 | 14000 | 2057 | 2057 | RIGHT | RIGHT | count(8) took 1,000 steps, and count(10) 14,000: 14.0
            1000 | 1000 | 13000 | 2057 | 2057 | WRONG | RIGHT |
            1000 | 1000 | 13000 | 2057 | 2057 | RIGHT | WRONG |
            1000 | 1000 | 13000 | 2057 | 2057 | RIGHT | NONE  |
            """)
    void an_approach_is_told_by_both_methods_and_by_growth_where_counts_are_right(long solving, long counting,
            long large, long shiftsOfSolve, long shiftsOfCount, String eight, String ten, String fault) {
        Solver solver = new ScriptedSolver(call -> {
            String kind = call.n() == 10 ? ten : eight;
            if (kind.equals("NONE")) {
                throw new NotAcceptedException(Fault.Kind.STEPS, NotAcceptedException.Scope.CHECK, "too many");
            }
            return kind.equals("WRONG") && call.method().equals("count") ? (Object) 7L : RIGHT.apply(call);
        }, call -> call.method().equals("solve") ? executed(solving, shiftsOfSolve)
                : call.n() == 10 ? executed(large, 1) : executed(counting, shiftsOfCount));

        assertThat(CHECKS.get(5).cases().stream().flatMap(each -> each.fault().apply(solver).stream())
                .map(Fault::finding).findFirst().orElse("")).startsWith(fault == null ? "" : fault)
                .matches(found -> fault != null || found.isEmpty());
    }

    private static Executed executed(long steps, long shifts) {
        return new Executed(steps, Map.of(Operation.SHIFT, shifts), Map.of());
    }

    @ParameterizedTest(name = "n = {0}: {1} bytes")
    @CsvSource({"1, 65536", "4, 65536", "5, 75000", "6, 1048576", "8, 1048576"})
    void there_is_room_for_a_queen_anywhere_in_each_row_within_bounds(int n, int bytes) {
        List<Integer> allowed = new ArrayList<>();
        Solver noting = new ScriptedSolver(RIGHT) {
            @Override
            public Object answer(Call call) {
                allowed.add(call.allowance().bytes());
                return super.answer(call);
            }
        };
        FreshChecks.of(Catalogue.BITMASK).get(1).cases().get(n - 1).fault().apply(noting);
        assertThat(allowed).containsExactly(bytes);
    }

    private static Function<Call, Object> solving(int n, List<int[]> answer) {
        return call -> call.method().equals("solve") && call.n() == n ? answer : RIGHT.apply(call);
    }

    private static Function<Call, Object> counting(int n, long answer) {
        return call -> call.method().equals("count") && call.n() == n ? (Object) answer : RIGHT.apply(call);
    }

    private static void assertFault(String check, Function<Call, Object> script, String fault) {
        assertThat(ScriptedSolver.fault(Catalogue.BITMASK, check, script)).isEqualTo(fault);
    }
}
