package nqueens.suite;

import static nqueens.board.SolutionListAssert.assertThatSolutionsOf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ArgumentsSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.board.KnownCounts;
import nqueens.judge.Check;
import nqueens.judge.Exercise;
import nqueens.judge.ExerciseRun;
import nqueens.judge.NotAcceptedException;
import nqueens.judge.NotAcceptedException.Scope;
import nqueens.judge.SolverUnderTest;
import nqueens.judge.Verdict;

/**
 * The contract of every exercise, as seven checks. Cases go from small to large, so that the first
 * that fails is the smallest; {@link Judge} leaves out the rest of a check once a case has failed.
 * Exercises may be judged side by side, where JUnit is told to; the cases of one never are.
 */
@ParameterizedClass(name = "submission {0}")
@ArgumentsSource(Submissions.class)
@ExtendWith(Judge.class)
@Execution(ExecutionMode.CONCURRENT)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@TestMethodOrder(OrderOfChecks.class)
abstract class QueensSolverContract {

    private final Exercise exercise;

    /** The submission, as it was given. */
    @Parameter
    private String submission;

    QueensSolverContract(Exercise exercise) {
        this.exercise = exercise;
    }

    final Exercise exercise() {
        return exercise;
    }

    final String submission() {
        return submission;
    }

    @Judged(Check.SMALL_BOARDS)
    @ParameterizedTest(name = "n = {0}")
    @ValueSource(ints = {1, 2, 3, 4})
    void small_boards_have_their_exact_solutions(int n, SolverUnderTest solver) {
        assertThatSolutionsOf(n, solver.solve(n)).areValid().areComplete();
    }

    @Judged(Check.VALID_PLACEMENTS)
    @ParameterizedTest(name = "n = {0}")
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void every_placement_is_a_solution(int n, SolverUnderTest solver) {
        assertThatSolutionsOf(n, solver.solve(n)).areValid();
    }

    @Judged(Check.COMPLETE)
    @ParameterizedTest(name = "n = {0}")
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void every_solution_is_there_once(int n, SolverUnderTest solver) {
        assertThatSolutionsOf(n, solver.solve(n)).areComplete();
    }

    @Judged(Check.COUNT)
    @ParameterizedTest(name = "n = {0}")
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void the_count_is_the_known_one(int n, SolverUnderTest solver) {
        assertThat(solver.count(n))
                .withFailMessage("count(%d) gave %d; the known count is %d", n, solver.count(n), KnownCounts.of(n))
                .isEqualTo(KnownCounts.of(n));
        if (n <= 8) {
            assertThat(solver.solve(n))
                    .withFailMessage("count(%d) gave %d, and the list of solve(%d) has another length",
                            n, solver.count(n), n)
                    .hasSize((int) solver.count(n));
        }
    }

    @Judged(Check.ROBUST)
    @ParameterizedTest(name = "{0}")
    @EnumSource
    void calls_are_independent_of_each_other_and_bad_ones_refused(RobustCase robustCase, SolverUnderTest solver) {
        robustCase.judge(solver, exercise);
    }

    @Judged(Check.APPROACH)
    @Test
    void the_representation_is_the_one_asked_for(ExerciseRun run) {
        exercise.approach().breach(run.facts()).ifPresent(breach -> {
            throw new NotAcceptedException(Verdict.WRONG_APPROACH, Scope.CHECK, breach);
        });
    }

    @Judged(Check.SPEED)
    @Test
    void a_larger_board_is_counted_in_time(SolverUnderTest solver) {
        long count = solver.count(exercise.speedTest());
        long known = KnownCounts.of(exercise.speedTest().n());
        if (count != known) {
            fail("count(%d) gave %d; the known count is %d", exercise.speedTest().n(), count, known);
        }
    }
}
