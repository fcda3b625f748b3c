package nqueens.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class KnownContractsTest {

    static List<Problem> problems() {
        return FreshChecks.problems();
    }

    @ParameterizedTest
    @MethodSource("problems")
    void a_right_solver_passes_every_check_that_asks_it(Problem problem) {
        assertThat(FreshChecks.of(problem)).filteredOn(check -> !check.id().equals("approach")).isNotEmpty()
                .allSatisfy(check -> assertThat(ScriptedSolver.fault(problem, check.id(), RightAnswers.to(problem)))
                        .isEmpty());
    }

    @ParameterizedTest
    @MethodSource("problems")
    void a_table_is_no_solution(Problem problem) {
        assertThat(ScriptedSolver.fault(problem, "approach", call -> null)).startsWith(
                "what the sources are made of\nA.java:1: known counts stand in the source: 352, 724, 2680; ");
    }

    @ParameterizedTest
    @MethodSource("problems")
    void a_solver_that_finds_nothing_is_not_robust(Problem problem) {
        for (Object nothing : problem.isCore() ? Arrays.asList(null, List.of())
                : Arrays.asList(null, List.of(), 0, 0L, new int[0])) {
            assertThat(ScriptedSolver.fault(problem, "robust", call -> {
                if (call.n() < 1 || call.n() > 31) {
                    throw new IllegalArgumentException();
                }
                return nothing;
            })).startsWith("there is something to compare\n");
        }
    }

    @ParameterizedTest
    @MethodSource("problems")
    void large_boards_go_on_where_small_ones_end(Problem problem) {
        if (!problem.isCore()) {
            List<Check> checks = FreshChecks.of(problem);
            List<String> names = Stream.of(checks.get(0), checks.get(3)).flatMap(check -> check.cases().stream())
                    .map(Case::name).toList();
            assertThat(names).doesNotHaveDuplicates();
            assertThat(names.stream().map(name -> Integer.valueOf(name.replaceAll("\\D*(\\d+).*", "$1"))))
                    .isSorted().startsWith(1);
        }
    }
}
