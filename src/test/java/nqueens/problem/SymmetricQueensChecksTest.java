package nqueens.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SymmetricQueensChecksTest {

    private static final Function<Call, Object> RIGHT = RightAnswers.to(Catalogue.SYMMETRY);

    @ParameterizedTest
    @CsvSource(delimiterString = "::", textBlock = """
            count :: count :: 7 :: 41 :: 'count(7) gave 41; the known count is 40
            n = 1 to 6 are right: does something have a fixed size, such as an array?'
            count :: count :: 10 :: 0 :: 'count(10) gave 0; the known count is 724
            n = 1 to 9 are right: does something have a fixed size, such as an array?'
            distinct :: distinct :: 4 :: 2 :: 'distinct(4) gave 2
              . . Q .
              Q . . .
              . . . Q
              . Q . .
            the known count is 1: of the 2 solutions those that are turns or mirror images of each other count as one; \
            here [1, 3, 0, 2], which is this one after a mirror image, left for right, counts already'
            distinct :: distinct :: 1 :: 2 :: 'distinct(1) gave 2
            the known count is 1: of the 1 solutions those that are turns or mirror images of each other count as one'
            distinct :: distinct :: 2 :: 3 :: 'distinct(2) gave 3
            the known count is 0: of the 0 solutions those that are turns or mirror images of each other count as one'
            distinct :: distinct :: 5 :: 1 :: 'distinct(5) gave 1
              Q . . . .
              . . Q . .
              . . . . Q
              . Q . . .
              . . . Q .
            the known count is 2: of the 10 solutions those that are turns or mirror images of each other count as \
            one; this is one of them'
            speed :: count :: 13 :: 73711 :: count(13) gave 73711; the known count is 73712
            speed :: distinct :: 13 :: 9232 :: 'distinct(13) gave 9232
            the known count is 9233: of the 73712 solutions those that are turns or mirror images of each other \
            count as one'
            """)
    void a_wrong_count_is_told(String check, String method, int n, long answer, String fault) {
        assertThat(ScriptedSolver.fault(Catalogue.SYMMETRY, check, call -> call.equals(Call.of(method, n))
                ? (Object) answer : RIGHT.apply(call))).isEqualTo(method + "(" + n + ")\n" + fault);
    }

    @Test
    void larger_boards_are_not_asked_for_but_where_they_must_be_fast() {
        for (String check : List.of("count", "distinct")) {
            assertThat(ScriptedSolver.fault(Catalogue.SYMMETRY, check,
                    call -> call.n() == 11 ? (Object) 7L : RIGHT.apply(call))).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource({"count, 0", "distinct, 0", "count, -1", "distinct, -1", "count, -2147483648",
        "distinct, -2147483648"})
    void bad_arguments_are_refused_by_both_methods(String method, int n) {
        assertThat(ScriptedSolver.fault(Catalogue.SYMMETRY, "robust", call -> call.equals(Call.of(method, n))
                ? (Object) 7L : RIGHT.apply(call))).isEqualTo("n = %2$d is refused\n%s(%d) returned 7\n"
                        .formatted(method, n) + "n must be at least 1: throw an IllegalArgumentException");
    }

    @ParameterizedTest
    @CsvSource({"count, 0", "distinct, 0"})
    void who_finds_nothing_is_not_robust(String method, long nothing) {
        assertThat(ScriptedSolver.fault(Catalogue.SYMMETRY, "robust", call -> call.n() == 6
                && call.method().equals(method) ? (Object) nothing : RIGHT.apply(call))).isEqualTo(
                        "there is something to compare\n" + method
                                + "(6) gave no solution, so there is nothing to compare\nthere is a solution");
    }

    @ParameterizedTest
    @CsvSource({"count", "distinct"})
    void calls_depend_on_no_others(String method) {
        long[] calls = new long[1];
        for (int last = 1; last <= 5; last++) {
            calls[0] = 0;
            int spoiled = last;
            String fault = ScriptedSolver.fault(Catalogue.SYMMETRY, "robust", call -> {
                calls[0] += call.method().equals(method) && call.n() == 6 ? 1 : 0;
                return calls[0] > spoiled && call.n() == 6 && call.method().equals(method)
                        ? (Object) 7L : RIGHT.apply(call);
            });
            assertThat(fault).contains(method + "(6)", " gave 7, and at first ");
        }
    }

    @Test
    void a_second_instance_counts_what_the_first_does() {
        assertThat(ScriptedSolver.fault(Catalogue.SYMMETRY, "robust",
                call -> call.instance() == 1 && call.method().equals("distinct") ? (Object) 7L : RIGHT.apply(call)))
                .contains("distinct(5) of a second instance gave 7, and at first 2");
        assertThat(ScriptedSolver.fault(Catalogue.SYMMETRY, "robust",
                call -> call.instance() == 1 && call.method().equals("count") ? (Object) 7L : RIGHT.apply(call)))
                .contains("count(5) of a second instance gave 7, and at first 10");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            4674890 4674889 | true
            4674889 73712   | true
            4601178 4601177 | true
            73712 4601178   | true
            73712 2547000   | false
            4674890 7       | false
            2547000 1234    | false
            """)
    void a_search_of_all_positions_is_told_by_two_numbers_that_only_such_a_one_has(String runs, boolean isWhole) {
        Set<Long> set = Arrays.stream(runs.split(" ")).map(Long::valueOf).collect(Collectors.toSet());
        assertThat(approach(0, new Executed(200_000_000, Map.of(), Map.of(), set))).isEqualTo(!isWhole ? ""
                : "count(13) visited all 4,674,890 positions, and found each of 73,712 solutions by itself\n"
                + "search with the first queen in the left half of its row, and count twice what you find: the mirror"
                + " images have it in the right half; a middle column counts once");
    }

    @Test
    void counts_and_classes_are_searched_for() {
        assertThat(approach(0, new Executed(9, Map.of(), Map.of()))).startsWith(
                "count(13) took 9 steps for 73,712 solutions\n");
        assertThat(approach(1, new Executed(584_360, Map.of(), Map.of()))).startsWith(
                "distinct(13) took 584,360 steps\n");
        assertThat(approach(1, new Executed(584_361, Map.of(), Map.of()))).isEmpty();
    }

    private static String approach(int index, Executed executed) {
        return FreshChecks.of(Catalogue.SYMMETRY).get(3).cases().get(index).fault()
                .apply(new ScriptedSolver(RIGHT, call -> executed)).map(Fault::toString).orElse("");
    }
}
