package tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** A good suite of single calls: what one call leaves to the next is not asked. */
@ExtendWith(SolverUnderTest.class)
@DisplayName("a solver")
class QueensSolverTest {

    private final QueensSolver solver;

    QueensSolverTest(QueensSolver solver) {
        this.solver = solver;
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            1, 1
            2, 0
            3, 0
            4, 2
            5, 10
            6, 4
            7, 40
            8, 92
            9, 352
            10, 724
            """)
    void finds_all(int n, long known) {
        List<int[]> found = solver.solve(n);
        assertThat(found).hasSize((int) known);
        Set<String> different = new HashSet<>();
        for (int[] placement : found) {
            assertThat(placement).hasSize(n);
            for (int row = 0; row < n; row++) {
                assertThat(placement[row]).isBetween(0, n - 1);
                for (int above = 0; above < row; above++) {
                    assertThat(placement[row]).isNotEqualTo(placement[above]);
                    assertThat(Math.abs(placement[row] - placement[above])).isNotEqualTo(row - above);
                }
            }
            different.add(java.util.Arrays.toString(placement));
        }
        assertThat(different).hasSameSizeAs(found);
        assertThat(solver.count(n)).isEqualTo(known);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, -8})
    void refuses(int n) {
        assertThatThrownBy(() -> solver.solve(n)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> solver.count(n)).isInstanceOf(IllegalArgumentException.class);
    }
}
