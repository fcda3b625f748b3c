package nqueens.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KnownCountsTest {

    @Test
    void the_counts_are_those_of_oeis() {
        assertThat(IntStream.rangeClosed(1, 20).mapToObj(KnownCounts::solutions)).containsExactly(
                1L, 0L, 0L, 2L, 10L, 4L, 40L, 92L, 352L, 724L, 2680L, 14200L, 73712L, 365596L, 2279184L,
                14772512L, 95815104L, 666090624L, 4968057848L, 39029188884L);
    }

    @ParameterizedTest(name = "n = {0}")
    @ValueSource(ints = {1, 2, 3, 4, 8, 10, 12})
    void the_positions_are_those_of_a_search(int n) {
        assertThat(KnownCounts.positions(n)).isEqualTo(positions((1 << n) - 1, 0, 0, 0));
    }

    private static long positions(int columns, int taken, int left, int right) {
        long positions = 1;
        for (int free = columns & ~(taken | left | right); free != 0; free &= free - 1) {
            int queen = free & -free;
            positions += positions(columns, taken | queen, (left | queen) << 1, (right | queen) >> 1);
        }
        return positions;
    }

    @ParameterizedTest(name = "n = {0}")
    @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, 21, Integer.MAX_VALUE})
    void an_n_outside_the_table_is_refused(int n) {
        assertThatIllegalArgumentException().isThrownBy(() -> KnownCounts.solutions(n))
                .withMessage("no known count for n = " + n);
        assertThatIllegalArgumentException().isThrownBy(() -> KnownCounts.positions(n))
                .withMessage("no known number of positions for n = " + n);
    }

    @Test
    void positions_end_where_a_search_takes_long() {
        assertThat(KnownCounts.positions(15)).isEqualTo(171_129_072);
        assertThatIllegalArgumentException().isThrownBy(() -> KnownCounts.positions(16));
    }
}
