package nqueens.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProfileTest {

    @ParameterizedTest
    @CsvSource({"1, 999, 1", "1, 1000, 1000", "3, 2500, 3", "0, 2, 2"})
    void a_search_is_told_by_its_calls_or_else_by_the_rounds_of_its_loop(long calls, long most, long told) {
        assertThat(Profile.calls(List.of(calls, most))).isEqualTo(told);
    }
}
