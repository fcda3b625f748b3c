package nqueens.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import nqueens.QueensSolver;
import nqueens.drill.OneSolution;
import nqueens.problem.Fault.Kind;
import nqueens.problem.Problem.Category;
import nqueens.problem.catalogue.Catalogue;
import nqueens.problem.catalogue.ScriptedSolver;

class ProblemTest {

    private final Problem core = core().build();

    private static Problem.Builder core() {
        return Problem.of(Problem.Category.CORE, "mine", "MineQueens", QueensSolver.class);
    }

    @ParameterizedTest
    @CsvSource({"CORE, mine.MineQueens, MineTest", "UPPER, more.MoreTests, MoreTestsTest",
        "DRILL, drill.YourQueens, DrillsTest"})
    void it_is_known_by_where_one_meets_it(Category category, String solver, String suite) {
        Problem problem = switch (category) {
            case CORE -> core;
            case UPPER -> Problem.of(Problem.Category.UPPER, "more", "MoreTests", QueensSolver.class).build();
            case DRILL -> Problem.of(Problem.Category.DRILL, "yours", "YourQueens", OneSolution.class).build();
        };
        assertThat(problem).hasToString(problem.id());
        assertThat(problem.category()).isEqualTo(category);
        assertThat(problem.isCore()).isEqualTo(category == Category.CORE);
        assertThat(problem.isExercise()).isEqualTo(category != Category.DRILL);
        assertThat(problem.solver().name()).isEqualTo(solver);
        assertThat(problem.solver().file()).isEqualTo(problem.solver().simpleName() + ".java");
        assertThat(problem.suiteName()).isEqualTo(suite);
    }

    @Test
    void what_is_declared_is_what_there_is() {
        Call call = Call.of("count", 1);
        assertThat(core.speed()).isEmpty();
        assertThat(core.harness()).isEmpty();
        assertThat(core().sample(call).build().sample()).contains(call);
        assertThat(core().speed(call).build().speed()).contains(call);
    }

    @Test
    void checks_are_made_anew_each_time() {
        Check check = new Check("id", "title", 1, List.of(new Case("case", solver -> null)));
        Problem problem = core().checks(() -> new ArrayList<>(List.of(check))).build();
        assertThat(problem.checks()).hasToString("[id]").isNotSameAs(problem.checks());
        assertThat(check.cases()).hasToString("[case]");
        assertThatThrownBy(() -> new Check("empty", "title", 1, List.of()))
                .isInstanceOf(IllegalArgumentException.class).hasMessage("a check without a case: empty");
    }

    private static KillMatrix kills(Integer... found) {
        KillMatrix.ShownSolver wrong = new KillMatrix.ShownSolver("count", "a", "");
        return new KillMatrix(List.of(wrong, wrong), List.of(new KillMatrix.Test("t", "", List.of(found))));
    }

    @Test
    void kills_are_found_out_as_it_was_declared_and_name_solvers_by_their_indexes() {
        Solver solver = new ScriptedSolver(asked -> 1L);
        assertThat(core.kills().apply(solver)).isEmpty();
        Problem tests = core().runBy(Harness.JUNIT, asked -> asked == solver ? kills(1) : null).build();
        assertThat(tests.harness()).contains(Harness.JUNIT);
        assertThat(tests.kills().apply(solver)).contains(kills(1));
        assertThat(kills(1).isFound(1)).isTrue();
        assertThat(kills(0).isFound(1)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"count, '', 0", "count, a trouble, 3", "other, '', 0"})
    void a_check_earns_by_the_share_of_wrong_solvers_that_are_found(String check, String trouble, int earned) {
        KillMatrix.ShownSolver wrong = new KillMatrix.ShownSolver("count", "a", "");
        List<Integer> found = trouble.isEmpty() ? List.of(2) : List.of(1, 2);
        KillMatrix kills = new KillMatrix(List.of(wrong, wrong, new KillMatrix.ShownSolver("size", "b", "")),
                List.of(new KillMatrix.Test("t", trouble, found)));
        assertThat(kills.earned(check, 7)).isEqualTo(earned);
    }

    @Test
    void methods_are_called_as_people_call_them() {
        assertThat(Catalogue.BITMASK.firstMethod()).isEqualTo("solve(n)");
        assertThat(Catalogue.HALVES.firstMethod()).isEqualTo("count(n)");
        assertThat(List.of("get", "set")).map(SampleProblem.of(List.class)::signature)
                .containsExactly("get(n)", "set(n, ...)");
        assertThat(Catalogue.MILLION.firstMethod()).isEqualTo("place(n, ...)");
        assertThat(Catalogue.TESTS.firstMethod()).isEqualTo("a test");
        assertThat(Catalogue.TESTS.words(Call.of("tests", "right 0"))).isEqualTo("your class of tests");
        assertThat(core.words(Call.of("count", 4))).isEqualTo("count(4)");
    }

    @Test
    void a_call_returns_what_its_contract_says() {
        assertThat(core.returnType(Call.of("count", 1))).isEqualTo(long.class);
        assertThat(core.returnType(Call.of("solve", 1))).hasToString("java.util.List<int[]>");
        assertThatThrownBy(() -> core.returnType(Call.of("solved", 1))).isInstanceOf(IllegalArgumentException.class)
                .hasMessage("nqueens.QueensSolver has no method solved");
    }

    @Test
    void a_mistake_leads_to_a_hint_and_another_class_to_advice() {
        assertThat(core.hint(Kind.ATTACK)).contains(Hint.SAFE_SQUARE);
        assertThat(core.hint(Kind.WAITING)).isEmpty();
        assertThat(core().hint(Hint.SEARCH, Kind.ATTACK, Kind.NULL).build().hint(Kind.NULL)).contains(Hint.SEARCH);
        assertThat(Hint.SEARCH.number()).isEqualTo(2);
        assertThat(core().instead("Solution", "keep the stub").build().instead("Solution")).contains("keep the stub");
        assertThat(core.instead("NQueens")).isEmpty();
    }

    @Test
    void the_libraries_of_a_harness_are_there() {
        assertThat(Harness.JUNIT.libraryPaths()).hasSameSizeAs(Harness.JUNIT.libraries())
                .allSatisfy(place -> assertThat(place).exists());
    }
}
