package nqueens.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WrappedAttackTest {

    @Test
    void a_diagonal_wraps_around_where_it_rises_and_where_it_falls() {
        int[] solution = {1, 3, 5, 0, 2, 4};
        assertThat(new WrappedAttack(0, 2).rule(solution)).isEqualTo("the queens in rows 0 and 2 share a diagonal that"
                + " wraps around: 0 + 1 and 2 + 5 are equal modulo 6");
        assertThat(new WrappedAttack(2, 3).rule(solution)).isEqualTo("the queens in rows 2 and 3 share a diagonal that"
                + " wraps around: 2 - 5 and 3 - 0 are equal modulo 6");
    }

    @ParameterizedTest(name = "n = {0}")
    @ValueSource(ints = {1, 4, 5, 6, 7, 8})
    void the_first_attack_is_that_of_the_definition(int n) {
        assertThat(SolutionSearch.solutions(n)).isNotEmpty().allSatisfy(
                solution -> assertThat(WrappedAttack.firstIn(solution)).isEqualTo(defined(solution)));
    }

    /** By following both diagonals step by step across the edges. */
    private static Optional<WrappedAttack> defined(int[] solution) {
        int n = solution.length;
        for (int lower = 0; lower < n; lower++) {
            for (int upper = 0; upper < lower; upper++) {
                int left = solution[lower];
                int right = solution[lower];
                for (int row = lower; row > upper; row--) {
                    left = left == 0 ? n - 1 : left - 1;
                    right = right == n - 1 ? 0 : right + 1;
                }
                if (solution[upper] == left || solution[upper] == right) {
                    return Optional.of(new WrappedAttack(upper, lower));
                }
            }
        }
        return Optional.empty();
    }
}
