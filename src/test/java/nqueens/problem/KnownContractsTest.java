package nqueens.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import nqueens.QueensSolver;

class KnownContractsTest {

    static List<Problem> problems() {
        return Catalogue.all().stream().filter(problem -> !FreshChecks.of(problem).isEmpty()).toList();
    }

    private static boolean isQueensSolver(Problem problem) {
        return problem.contract() == QueensSolver.class;
    }

    @ParameterizedTest
    @MethodSource("problems")
    void a_right_solver_passes_every_check_that_asks_it(Problem problem) {
        assertThat(FreshChecks.of(problem)).isNotEmpty()
                .allSatisfy(check -> assertThat(ScriptedSolver.fault(problem, check.id(), RightAnswers.to(problem)))
                        .isEmpty());
    }

    @ParameterizedTest
    @MethodSource("problems")
    void a_table_is_no_solution(Problem problem) {
        Solver table = new ScriptedSolver(RightAnswers.to(problem), call -> new Executed(9, Map.of(), Map.of()));
        assertThat(FreshChecks.of(problem)).filteredOn(check -> check.id().equals("approach"))
                .allSatisfy(check -> assertThat(check.cases().get(0).fault().apply(table)).hasValueSatisfying(fault ->
                        assertThat(fault.toString()).contains(" took 9 steps", "that is a table, not a search")));
    }

    @ParameterizedTest
    @MethodSource("problems")
    void a_solver_that_finds_nothing_is_not_robust(Problem problem) {
        for (Object nothing : isQueensSolver(problem) ? Arrays.asList(null, List.of())
                : Arrays.asList(null, List.of(), 0, 0L, new int[0])) {
            assertThat(ScriptedSolver.fault(problem, "robust", call -> {
                if (call.n() < 1 || call.n() > 31) {
                    throw new IllegalArgumentException();
                }
                return nothing;
            })).startsWith("there is something to compare\n").endsWith(isQueensSolver(problem)
                    ? "for n = 6 there are 4 solutions" : "there is a solution");
        }
    }

    @ParameterizedTest
    @MethodSource("problems")
    void large_boards_go_on_where_small_ones_end(Problem problem) {
        if (!isQueensSolver(problem)) {
            List<Check> checks = FreshChecks.of(problem);
            List<String> names = Stream.of(checks.get(0), checks.get(checks.size() - 1))
                    .flatMap(check -> check.cases().stream())
                    .map(Case::name).toList();
            assertThat(names).doesNotHaveDuplicates();
            assertThat(names.stream().map(name -> Integer.valueOf(name.replaceAll("\\D*(\\d+).*", "$1"))))
                    .isSorted().startsWith(1);
        }
    }
}
