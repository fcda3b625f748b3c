package nqueens.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;

import nqueens.QueensSolver;
import nqueens.drill.OneSolution;
import nqueens.problem.Fault.Kind;

class ProblemTest {

    private final Problem core = Problem.exercise("mine", "MineQueens", QueensSolver.class);
    private final Problem drill = Problem.drill("yours", "YourQueens", OneSolution.class);

    @Test
    void an_exercise_has_a_folder_and_a_suite_of_its_own() {
        assertThat(core).hasToString("mine");
        assertThat(core.isCore()).isTrue();
        assertThat(core.solver().name()).isEqualTo("mine.MineQueens");
        assertThat(core.solver().file()).isEqualTo("MineQueens.java");
        assertThat(core.suiteName()).isEqualTo("MineTest");
        assertThat(core.contract()).isEqualTo(QueensSolver.class);
    }

    @Test
    void an_exercise_of_the_upper_ladder_is_one_that_is_not_of_the_core() {
        Problem upper = Problem.exercise("more", "MoreTests", QueensSolver.class).up();
        assertThat(upper.place()).isEqualTo(Problem.Place.UPPER);
        assertThat(upper.isCore()).isFalse();
        assertThat(upper.isExercise()).isTrue();
        assertThat(upper.suiteName()).isEqualTo("MoreTestsTest");
    }

    @Test
    void a_drill_shares_folder_and_suite() {
        assertThat(drill.id()).isEqualTo("yours");
        assertThat(drill.isCore()).isFalse();
        assertThat(drill.isExercise()).isFalse();
        assertThat(drill.place()).isEqualTo(Problem.Place.DRILL);
        assertThat(drill.solver()).isEqualTo(new SolverClass("drill", "YourQueens"));
        assertThat(drill.suiteName()).isEqualTo("DrillsTest");
    }

    @Test
    void what_is_declared_is_what_there_is() {
        Call call = Call.of("count", 1);
        Check check = new Check("id", "title", 1, List.of(new Case("case", solver -> null)));
        assertThat(core.speed()).isEmpty();
        assertThat(core.harness()).isEmpty();
        assertThat(core.runBy(Harness.JUNIT).harness()).contains(Harness.JUNIT);
        assertThat(core.samples(call).samples()).containsExactly(call);
        assertThat(core.speed(call).speed()).contains(call);
        assertThat(core.checks(List.of(check)).checks()).containsExactly(check);
        assertThat(check).hasToString("id");
        assertThat(check.cases()).singleElement().hasToString("case");
    }

    @Test
    void the_kills_of_tests_are_found_out_by_what_was_declared() {
        Solver solver = new ScriptedSolver(call -> 1L);
        Kills kills = new Kills(List.of(), List.of());
        assertThat(core.kills(solver)).isEmpty();
        assertThat(core.killing(asked -> asked == solver ? kills : null).kills(solver)).containsSame(kills);
    }

    @Test
    void a_check_looks_at_something() {
        assertThatThrownBy(() -> new Check("empty", "title", 1, List.of()))
                .isInstanceOf(IllegalArgumentException.class).hasMessage("a check without a case: empty");
    }

    @Test
    void a_call_returns_what_its_contract_says() {
        assertThat(core.returns(Call.of("count", 1))).isEqualTo(long.class);
        assertThat(core.returns(Call.of("solve", 1))).hasToString("java.util.List<int[]>");
        assertThatThrownBy(() -> core.returns(Call.of("solved", 1))).isInstanceOf(IllegalArgumentException.class)
                .hasMessage("nqueens.QueensSolver has no method solved");
    }

    @Test
    void a_mistake_leads_to_a_hint_by_its_kind_unless_a_problem_says_otherwise() {
        assertThat(core.hint(Kind.ATTACK)).contains(Hint.SAFE_SQUARE);
        assertThat(core.hint(Kind.MISSING)).contains(Hint.SEARCH);
        assertThat(core.hint(Kind.SPOILED)).contains(Hint.ANSWER);
        assertThat(core.hint(Kind.TOO_LONG)).contains(Hint.SEARCH);
        assertThat(core.hint(Kind.WAITING)).isEmpty();
        assertThat(core.hint(Kind.ATTACK, Hint.SEARCH).hint(Kind.ATTACK)).contains(Hint.SEARCH);
        assertThat(drill.hint(Kind.ATTACK)).contains(Hint.SAFE_SQUARE);
    }

    @Test
    void of_a_class_in_place_of_the_solver_it_is_known_what_to_do() {
        assertThat(core.instead("Solution", "keep the stub").instead("Solution")).contains("keep the stub");
        assertThat(core.instead("NQueens")).isEmpty();
        assertThat(Catalogue.BITMASK.instead("Solution").orElseThrow()).startsWith("this is LeetCode's class: ");
    }

    @Test
    void a_loop_of_the_search_ends_by_what_a_problem_says() {
        Problem ended = Problem.exercise("mine", "MineQueens", QueensSolver.class)
                .endingBy("take it out", Operation.SHIFT, Operation.MASK);
        assertThat(ended.endless(executed(200, 2, 3))).contains("take it out");
        assertThat(ended.endless(executed(201, 2, 3))).isEmpty();
        assertThat(ended.endless(executed(300, 4, 2))).isEmpty();
        assertThat(core.endless(executed(1, 1, 1))).isEmpty();
    }

    private static Executed executed(long steps, long shifts, long masks) {
        return new Executed(steps, Map.of(Operation.SHIFT, shifts, Operation.MASK, masks), Map.of());
    }

    @Test
    void the_libraries_of_a_harness_are_there() {
        Harness harness = Catalogue.TESTS.harness().orElseThrow();
        assertThat(harness.places()).hasSameSizeAs(harness.libraries()).allSatisfy(place -> assertThat(place).exists());
    }

    @Test
    void hints_are_numbered_from_one() {
        assertThat(Hint.SAFE_SQUARE.number()).isOne();
        assertThat(Hint.SEARCH.number()).isEqualTo(2);
    }
}
