package nqueens.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KillsTest {

    private static final List<Kills.WrongSolver> TWO =
            List.of(new Kills.WrongSolver("count", "a", ""), new Kills.WrongSolver("count", "b", ""));

    private static Kills finding(Integer... solvers) {
        return new Kills(TWO, List.of(new Kills.Test("t", "", List.of(solvers))));
    }

    @Test
    void a_test_finds_solvers_by_their_indexes() {
        assertThat(finding(0, 1).isFound(1)).isTrue();
        assertThat(finding(0).isFound(0)).isTrue();
        assertThat(finding(0).isFound(1)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 2})
    void no_test_finds_a_solver_that_is_not_there(int solver) {
        assertThatThrownBy(() -> finding(0, solver)).isInstanceOf(IllegalArgumentException.class)
                .hasMessage("no solver has the number " + solver);
    }
}
