package nqueens.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.ValueSource;

class KnownCountsTest {

    @ParameterizedTest(name = "n = {0} has {1} solutions")
    @CsvFileSource(resources = "/nqueens/board/known-counts.csv", numLinesToSkip = 1)
    void the_count_is_that_of_the_table(int n, long solutions) {
        assertThat(KnownCounts.of(n)).isEqualTo(solutions);
    }

    @Test
    void the_table_is_the_one_of_oeis() {
        assertThat(KnownCounts.all()).containsExactly(
                1L, 0L, 0L, 2L, 10L, 4L, 40L, 92L, 352L, 724L, 2680L, 14200L, 73712L, 365596L, 2279184L,
                14772512L, 95815104L, 666090624L);
    }

    @Test
    void all_counts_stand_by_ascending_n() {
        assertThat(KnownCounts.all())
                .containsExactlyElementsOf(IntStream.rangeClosed(1, 18).mapToObj(KnownCounts::of).toList());
    }

    @ParameterizedTest(name = "n = {0}")
    @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, 19, Integer.MAX_VALUE})
    void an_n_outside_the_table_is_refused(int n) {
        assertThatIllegalArgumentException().isThrownBy(() -> KnownCounts.of(n))
                .withMessage("no known count for n = " + n);
    }

    @Test
    void nobody_can_change_the_table() {
        assertThatExceptionOfType(UnsupportedOperationException.class)
                .isThrownBy(() -> KnownCounts.all().clear());
    }
}
