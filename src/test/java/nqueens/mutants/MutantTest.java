package nqueens.mutants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import nqueens.QueensSolver;
import nqueens.board.SolutionSearch;

class MutantTest {

    /** What a series of calls that tests make gave, each as text. */
    private static List<String> told(Supplier<QueensSolver> solvers) {
        List<String> told = new ArrayList<>();
        QueensSolver first = solvers.get();
        QueensSolver second = solvers.get();
        List<int[]> kept = List.of();
        for (int n : new int[] {6, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, -1, 6}) {
            for (QueensSolver solver : List.of(first, second)) {
                try {
                    List<int[]> found = solver.solve(n);
                    told.add(n + ": " + found.stream().map(Arrays::toString).sorted().toList()
                            .equals(SolutionSearch.solutions(n).stream().map(Arrays::toString).toList()));
                    told.add(n + ": " + solver.count(n));
                    kept = n == 5 ? found : kept;
                } catch (RuntimeException | Error e) {
                    told.add(n + ": " + (e instanceof IllegalArgumentException));
                }
                try {
                    told.add(n + ": " + solver.count(n));
                } catch (RuntimeException | Error e) {
                    told.add(n + ": " + (e instanceof IllegalArgumentException));
                }
            }
            kept.stream().map(Arrays::toString).forEach(told::add);
        }
        first.solve(4).forEach(solution -> Arrays.fill(solution, -1));
        told.add("" + second.solve(4).stream().map(Arrays::toString).sorted().toList());
        told.add("" + first.solve(4).stream().map(Arrays::toString).sorted().toList());
        told.add("" + first.count(5));
        return told;
    }

    @ParameterizedTest
    @EnumSource
    void a_mutant_is_wrong_whatever_right_solver_it_is_made_of(Mutant mutant) {
        for (Right right : Right.values()) {
            assertThat(told(mutant.solvers(right))).as("%s", right).isNotEqualTo(told(Right.SORTED.solvers()));
        }
    }
}
