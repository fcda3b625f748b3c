package tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** Tests of any solver: what the contract promises, and nothing more. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {
    @ParameterizedTest
    @CsvSource({"1, 1", "2, 0", "3, 0", "4, 2", "5, 10", "6, 4", "7, 40", "8, 92", "9, 352", "10, 724"})
    void all_solutions_are_found_each_once(int n, int known, QueensSolver solver) {
        assertThat(solver.count(n)).isEqualTo(known);
        assertThat(solver.solve(n)).allMatch(placement -> isSolution(n, placement));
        assertThat(boards(solver.solve(n))).hasSize(known).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @CsvSource({"0", "-1", "-2147483648"})
    void a_bad_n_is_refused_and_leaves_no_trace(int n, QueensSolver solver) {
        assertThatIllegalArgumentException().isThrownBy(() -> solver.solve(n));
        assertThatIllegalArgumentException().isThrownBy(() -> solver.count(n));
        assertThat(boards(solver.solve(4))).hasSize(2);
    }

    @Test
    void calls_change_nothing_for_each_other(QueensSolver first, QueensSolver second) {
        List<int[]> kept = first.solve(6);
        List<String> boards = boards(kept);
        for (QueensSolver solver : List.of(first, second, first)) {
            assertThat(boards(solver.solve(5))).hasSize(10);
            assertThat(solver.count(6)).isEqualTo(4);
        }
        assertThat(boards(kept)).isEqualTo(boards);
        kept.forEach(placement -> Arrays.fill(placement, -1));
        assertThat(boards(first.solve(6))).containsExactlyInAnyOrderElementsOf(boards);
        assertThat(boards(second.solve(6))).containsExactlyInAnyOrderElementsOf(boards);
    }

    private static List<String> boards(List<int[]> placements) {
        return placements.stream().map(Arrays::toString).toList();
    }

    private static boolean isSolution(int n, int... columns) {
        return columns.length == n && IntStream.range(0, n).allMatch(row -> columns[row] >= 0 && columns[row] < n
                && IntStream.range(0, row).allMatch(above -> columns[above] != columns[row]
                        && Math.abs(columns[above] - columns[row]) != row - above));
    }
}
