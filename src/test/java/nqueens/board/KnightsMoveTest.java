package nqueens.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KnightsMoveTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"1 3 0 2 | (0, 1) and (1, 3)", "2 0 3 1 | (0, 2) and (1, 0)",
        "0 3 1 | (0, 0) and (2, 1)", "0 | ''", "'' | ''", "0 3 6 9 2 5 | ''", "0 3 6 2 5 | (1, 3) and (3, 2)",
        "0 0 0 0 | ''", "0 1 2 3 | ''", "0 4 3 | ''", "0 3 6 1 4 2 | (3, 1) and (5, 2)"})
    void the_first_pair_a_knights_move_apart_is_found(String columns, String pair) {
        int[] placement = Arrays.stream(columns.split(" ")).filter(text -> !text.isEmpty())
                .mapToInt(Integer::parseInt).toArray();

        assertThat(KnightsMove.firstIn(placement).map(KnightsMove::rule).orElse(""))
                .isEqualTo(pair.isEmpty() ? "" : "the superqueens at " + pair + " are a knight's move apart");
    }
}
