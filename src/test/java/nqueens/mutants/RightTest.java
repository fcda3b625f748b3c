package nqueens.mutants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import nqueens.QueensSolver;
import nqueens.board.SolutionSearch;

class RightTest {

    private static List<String> boards(Right right, int n) {
        return right.wrong(Mutant.Fault.NONE).solve(n).stream().map(Arrays::toString).toList();
    }

    private static List<String> known(int n) {
        return SolutionSearch.solutions(n).stream().map(Arrays::toString).toList();
    }

    @ParameterizedTest
    @EnumSource
    void a_right_solver_is_right(Right right) {
        QueensSolver solver = right.wrong(Mutant.Fault.NONE);
        for (int n = 1; n <= 8; n++) {
            assertThat(boards(right, n)).containsExactlyInAnyOrderElementsOf(known(n));
            assertThat(solver.count(n)).isEqualTo(known(n).size());
            assertThat(Solutions.counted(n)).isEqualTo(known(n).size());
        }
        for (int n : new int[] {0, -1, Integer.MIN_VALUE}) {
            assertThatIllegalArgumentException().isThrownBy(() -> solver.solve(n)).withMessageContaining("" + n);
            assertThatIllegalArgumentException().isThrownBy(() -> solver.count(n));
        }
        solver.solve(6).forEach(solution -> Arrays.fill(solution, -1));
        assertThat(boards(right, 6)).containsExactlyInAnyOrderElementsOf(known(6));
        assertThat(right.words()).isNotEmpty();
        assertThat(right.rule()).isNotEmpty();
    }

    @Test
    void right_solvers_differ_in_order_and_in_lists() {
        List<String> reversed = new ArrayList<>(known(6));
        Collections.reverse(reversed);
        assertThat(boards(Right.SORTED, 6)).isEqualTo(known(6));
        assertThat(boards(Right.REVERSED, 6)).isEqualTo(reversed);
        assertThat(boards(Right.SHUFFLED, 6)).isNotEqualTo(known(6)).isNotEqualTo(reversed);
        assertThat(boards(Right.TALKING, 6).get(0)).isEqualTo(reversed.get(0));
        List<int[]> fixed = Right.SHUFFLED.wrong(Mutant.Fault.NONE).solve(6);
        assertThatThrownBy(() -> fixed.remove(0)).isInstanceOf(UnsupportedOperationException.class);
        assertThat(Right.OWN_LIST.wrong(Mutant.Fault.NONE).solve(6).getClass().getName()).startsWith("nqueens.");
        assertThat(Right.SMALL.wrong(Mutant.Fault.NONE).solve(6)).hasSize(4);
    }

    @Test
    void one_refuses_large_boards_and_one_says_more() {
        assertThatIllegalArgumentException().isThrownBy(() -> Right.SMALL.solvers().get().count(32))
                .withMessage("n is out of range: 32");
        assertThat(Right.SMALL.holds(31)).isTrue();
        assertThat(Right.SORTED.holds(32)).isTrue();
        assertThatThrownBy(() -> Right.TALKING.solvers().get().solve(0)).isInstanceOf(NumberFormatException.class)
                .hasMessage("a board of 0");
    }

    @Test
    void the_slow_one_waits_once_in_a_run_and_leaves_an_interrupt_as_it_is() {
        long begin = System.nanoTime();
        assertThat(Right.SLOW.solvers().get().count(4)).isEqualTo(2);
        // it may take longer, and never less
        assertThat(System.nanoTime() - begin).isGreaterThan(399_000_000);
        Thread.currentThread().interrupt();
        assertThat(Right.SLOW.solvers().get().count(4)).isEqualTo(2);
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void distinct_solutions_are_no_images_of_each_other() {
        for (int n = 1; n <= 8; n++) {
            assertThat(Solutions.distinct(n)).hasSize(new int[] {1, 0, 0, 1, 2, 1, 6, 12}[n - 1]);
        }
    }
}
