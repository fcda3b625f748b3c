package nqueens.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class CallTest {

    static Stream<Arguments> texts() {
        return Stream.of(
                Arguments.of("solve(8)", Call.of("solve", 8)),
                Arguments.of("complete(3, [[1, 0], [2, 2]])", Call.of("complete", 3, new int[][] {{1, 0}, {2, 2}})),
                Arguments.of("count(2, [[0, 1], [1, 0]])",
                        Call.of("count", 2, new boolean[][] {{false, true}, {true, false}})),
                Arguments.of("complete(2, [[], [], [], [], [], [], [], []])",
                        Call.of("complete", 2, new int[8][0])),
                Arguments.of("complete(2, 9 squares)", Call.of("complete", 2, new int[9][0])));
    }

    @ParameterizedTest
    @MethodSource("texts")
    void a_call_reads_as_in_a_program_unless_that_is_too_long(String text, Call call) {
        assertThat(call).hasToString(text);
    }

    @Test
    void calls_are_equal_by_method_arguments_and_instance_but_not_by_what_they_may_use() {
        Call call = Call.of("count", 3, new int[] {1});
        assertThat(call).isEqualTo(Call.of("count", 3, new int[] {1}).within(CallLimits.STANDARD.steps(1)))
                .hasSameHashCodeAs(Call.of("count", 3, new int[] {1}))
                .isNotEqualTo(call.ofSecondInstance()).isNotEqualTo(Call.of("solve", 3, new int[] {1}))
                .isNotEqualTo(Call.of("count", 3, new int[] {2})).isNotEqualTo("count(3, [1])")
                .isNotEqualTo(call.within(CallLimits.STANDARD.taking(1)))
                .doesNotHaveSameHashCodeAs(Call.of("solve", 3, new int[] {1}))
                .doesNotHaveSameHashCodeAs(Call.of("count", 3, new int[] {2}));
        assertThat(Call.of("nodes", 4, 10, 1L, 2).counts()).containsExactly(10, 2);
        assertThat(Call.of("count", 31).hashCode()).isNotEqualTo(31 * "count".hashCode());
    }

    @Test
    void another_call_of_the_same_is_the_same_otherwise() {
        Call call = Call.of("solve", 4, "more").within(CallLimits.STANDARD.steps(7));
        assertThat(call.followedBy("next()")).usingRecursiveComparison()
                .isEqualTo(new Call("next() of solve", List.of(4, "more"), 0, call.limits()));
        assertThat(call.ofSecondInstance().followedBy("next()").within(CallLimits.STANDARD)).usingRecursiveComparison()
                .isEqualTo(new Call("next() of solve", List.of(4, "more"), 1, CallLimits.STANDARD));
    }

    @Test
    void the_board_is_as_large_as_the_first_argument_tells() {
        assertThat(Call.of("solve", 4, "more").n()).isEqualTo(4);
        assertThat(Call.of("solve", 4).limits()).isEqualTo(CallLimits.ofBoard(4));
        for (Call other : List.of(Call.of("solve", "4"), Call.of("solve"))) {
            assertThat(other.n()).isZero();
            assertThat(other.limits()).isEqualTo(CallLimits.STANDARD);
        }
    }

    @Test
    void limits_may_be_changed_in_parts() {
        assertThat(CallLimits.STANDARD.steps(3).advising("faster").seconds(7).answering(9).taking(8))
                .isEqualTo(new CallLimits(3, "faster", 7, 9, 8));
    }

    @ParameterizedTest
    @CsvSource({"-2147483648, 10000000", "0, 10000000", "5, 10000000", "6, 10000000000", "1000000, 10000000000"})
    void a_small_board_needs_few_steps_even_without_any_rule(int n, long steps) {
        assertThat(CallLimits.ofBoard(n)).isEqualTo(CallLimits.STANDARD.steps(steps));
    }
}
