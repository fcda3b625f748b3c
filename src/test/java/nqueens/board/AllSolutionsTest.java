package nqueens.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AllSolutionsTest {

    private final AllSolutions all = new AllSolutions();

    @Test
    void one_queen_has_one_square() {
        assertThat(all.of(1)).containsExactly(new int[] {0});
    }

    @ParameterizedTest(name = "n = {0}")
    @ValueSource(ints = {2, 3})
    void two_and_three_queens_have_no_solution(int n) {
        assertThat(all.of(n)).isEmpty();
    }

    @Test
    void four_queens_have_two_solutions() {
        assertThat(all.of(4)).containsExactly(new int[] {1, 3, 0, 2}, new int[] {2, 0, 3, 1});
    }

    @ParameterizedTest(name = "n = {0}")
    @ValueSource(ints = {5, 6, 7, 8})
    void there_are_as_many_as_are_known_in_lexicographic_order_and_none_is_attacked(int n) {
        assertThat(all.of(n))
                .hasSize((int) KnownCounts.of(n))
                .isSortedAccordingTo(Arrays::compare)
                .doesNotHaveDuplicates()
                .allSatisfy(solution -> {
                    assertThat(solution).hasSize(n);
                    assertThat(Attack.firstIn(solution)).isEmpty();
                });
    }

    @Test
    void what_was_found_once_is_not_searched_for_again() {
        assertThat(all.of(5)).hasSize(10).isSameAs(all.of(5));
    }
}
