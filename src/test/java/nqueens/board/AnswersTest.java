package nqueens.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class AnswersTest {

    private static final int[] ONE = {1, 3, 0, 2};
    private static final int[] OTHER = {2, 0, 3, 1};
    private static final List<String> BOARD = List.of(".Q..", "...Q", "Q...", "..Q.");
    private static final List<String> OTHER_BOARD = List.of("..Q.", "Q...", "...Q", ".Q..");

    @Test
    void nothing_is_none_or_zero_or_empty() {
        assertThat(Arrays.asList(null, 0, 0L, List.of(), new int[0])).allMatch(Answers::isEmpty);
        assertThat(List.of(1, -1L, List.of(List.of()), new int[1], "")).noneMatch(Answers::isEmpty);
    }

    static Stream<Arguments> changes() {
        String others = "other solutions than at first: ";
        return Stream.of(
                Arguments.of(7L, 7L, ""), Arguments.of(ONE, ONE.clone(), ""), Arguments.of(null, null, ""),
                Arguments.of(List.of(ONE, OTHER), List.of(OTHER.clone(), ONE.clone()), ""),
                Arguments.of(Arrays.asList(null, ONE), Arrays.asList(ONE, null), ""),
                Arguments.of(List.of(BOARD, OTHER_BOARD), List.of(OTHER_BOARD, BOARD), ""),
                Arguments.of(Arrays.asList(null, BOARD), Arrays.asList(BOARD, null), ""),
                Arguments.of(Arrays.asList(Arrays.asList("Q", null), List.of()),
                        Arrays.asList(List.of(), Arrays.asList("Q", null)), ""),
                Arguments.of(3L, 10L, "10, and at first 3"), Arguments.of(2.0, 2.0, ""),
                Arguments.of(17.0, 1e23 / 3, "3.333333E22, and at first 17.0"),
                Arguments.of(List.of(ONE, OTHER), null, "null, and at first a list of length 2"),
                Arguments.of(ONE, List.of(ONE), "a list of length 1, and at first [1, 3, 0, 2]"),
                Arguments.of(List.of(ONE, OTHER), List.of(), others + "0 where there were 2"),
                Arguments.of(List.of(ONE, OTHER), List.of(OTHER, new int[] {1, 3, 1, 2}),
                        others + "[1, 3, 1, 2] was not among them"),
                Arguments.of(List.of(ONE, OTHER), List.of(ONE, new int[] {3, 0, 3, 1}),
                        others + "[3, 0, 3, 1] was not among them"),
                Arguments.of(List.of(ONE, OTHER), List.of(OTHER, OTHER),
                        others + "one is in it more often than before"),
                Arguments.of(List.of(ONE, OTHER), Arrays.asList(null, new int[1]), others + "null was not among them"),
                Arguments.of(List.of(BOARD), List.of(OTHER_BOARD),
                        others + "[..Q., Q..., ...Q, .Q..] was not among them"),
                Arguments.of(List.of(BOARD), List.of(Collections.nCopies(8, "")),
                        others + "[, , , , , , , ] was not among them"),
                Arguments.of(List.of(BOARD), List.of(Collections.nCopies(9, "")),
                        others + "a list of length 9 was not among them"),
                Arguments.of("Q".repeat(40), "Q".repeat(41),
                        "\"" + "Q".repeat(40) + "...\", and at first \"" + "Q".repeat(40) + "\""));
    }

    @ParameterizedTest
    @MethodSource("changes")
    void a_change_is_told_by_what_is_new_in_whatever_order_lists_come(Object first, Object now, String change) {
        assertThat(Answers.difference(first, now).orElse("")).isEqualTo(change);
    }
}
