package nqueens.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import nqueens.problem.Verdict;

class ResultsTest {

    @Test
    void exercises_are_summed_up() {
        ProblemResult first = new ProblemResult("board2d", Verdict.ACCEPTED, 100, 100, 0.5, List.of());
        ProblemResult second = new ProblemResult("bitmask", Verdict.WRONG_ANSWER, 25, 100, 0.25, List.of());

        assertThat(Results.of("alice", new Conditions(Isolation.NONE, Optional.empty(), 1.5), List.of(first, second)))
                .isEqualTo(new Results(1, "n-queens", "alice", "none", null, List.of("sources", "allow-list"), 1.5,
                        Verdict.WRONG_ANSWER, 125, 200, List.of(first, second)));
    }

    @Test
    void the_reason_for_a_weaker_isolation_is_told() {
        Results results =
                Results.of("alice", new Conditions(Isolation.PROCESS, Optional.of("no bwrap"), 1), List.of());
        assertThat(results.isolationReason()).isEqualTo("no bwrap");
        assertThat(results.layers()).containsExactly("sources", "allow-list", "worker").isUnmodifiable();
    }

    @Test
    void an_exercise_that_was_judged_anew_takes_its_place() {
        ProblemResult first = new ProblemResult("board2d", Verdict.ACCEPTED, 100, 100, 0.5, List.of());
        ProblemResult wrong = new ProblemResult("array1d", Verdict.WRONG_ANSWER, 25, 100, 0.25, List.of());
        ProblemResult right = new ProblemResult("array1d", Verdict.ACCEPTED, 90, 90, 0.125, List.of());
        ProblemResult last = new ProblemResult("bitmask", Verdict.NOT_STARTED, 0, 100, 0, List.of());
        Conditions conditions = new Conditions(Isolation.PROCESS, Optional.of("no bwrap"), 1.5);

        Results with = Results.of("alice", conditions, List.of(first, wrong, last)).with(right);

        assertThat(with).isEqualTo(Results.of("alice", conditions, List.of(first, right, last)));
        assertThat(with.verdict()).isEqualTo(Verdict.NOT_STARTED);
        assertThat(with.points()).isEqualTo(190);
        assertThat(with.maxPoints()).isEqualTo(290);
    }

    @Test
    void an_exercise_that_was_not_judged_before_comes_in_its_order() {
        ProblemResult first = new ProblemResult("board2d", Verdict.ACCEPTED, 100, 100, 0.5, List.of());
        ProblemResult last = new ProblemResult("bitmask", Verdict.ACCEPTED, 100, 100, 0, List.of());
        Conditions conditions = new Conditions(Isolation.PROCESS, Optional.empty(), 1);

        assertThat(Results.of("alice", conditions, List.of(last)).with(first))
                .isEqualTo(Results.of("alice", conditions, List.of(first, last)));
    }

    static Stream<Arguments> verdicts() {
        return Stream.of(
                Arguments.of(List.of(), Verdict.ACCEPTED),
                Arguments.of(List.of(Verdict.ACCEPTED, Verdict.ACCEPTED), Verdict.ACCEPTED),
                Arguments.of(List.of(Verdict.ACCEPTED, Verdict.RUNTIME_ERROR, Verdict.WRONG_ANSWER),
                        Verdict.RUNTIME_ERROR),
                Arguments.of(List.of(Verdict.NOT_STARTED, Verdict.ACCEPTED), Verdict.NOT_STARTED),
                Arguments.of(List.of(Verdict.ACCEPTED, Verdict.WRONG_ANSWER, Verdict.JUDGE_ERROR),
                        Verdict.JUDGE_ERROR));
    }

    @ParameterizedTest
    @MethodSource("verdicts")
    void the_verdict_is_the_first_that_is_not_accepted_unless_the_judge_failed(List<Verdict> verdicts, Verdict sum) {
        assertThat(Results.summary(verdicts)).isEqualTo(sum);
    }

    @Test
    void what_is_not_graded_counts_only_where_it_stands_alone() {
        ProblemResult graded = new ProblemResult("board2d", Verdict.ACCEPTED, 100, 100, 0.5, List.of());
        ProblemResult other = new ProblemResult("one-solution", Verdict.WRONG_ANSWER, 60, 100, false, 0.5, List.of(),
                List.of(), List.of());
        Conditions conditions = new Conditions(Isolation.PROCESS, Optional.empty(), 1);

        Results both = Results.of("alice", conditions, List.of(graded, other));
        assertThat(both.verdict()).isEqualTo(Verdict.ACCEPTED);
        assertThat(both.points()).isEqualTo(100);
        assertThat(both.maxPoints()).isEqualTo(100);
        assertThat(both.exercises()).containsExactly(graded, other);
        assertThat(both.counted()).containsExactly(graded);

        Results alone = Results.of("alice", conditions, List.of(other));
        assertThat(alone.verdict()).isEqualTo(Verdict.WRONG_ANSWER);
        assertThat(alone.points()).isEqualTo(60);
        assertThat(alone.maxPoints()).isEqualTo(100);
        assertThat(alone.counted()).containsExactly(other);
        assertThat(alone.with(graded)).isEqualTo(both);
    }

    @Test
    void results_do_not_change_with_the_list_they_were_made_from() {
        ProblemResult exercise = new ProblemResult("board2d", Verdict.ACCEPTED, 15, 15, 0.5, List.of());
        List<ProblemResult> exercises = new ArrayList<>(List.of(exercise));
        Results results = Results.of("alice", new Conditions(Isolation.PROCESS, Optional.empty(), 1), exercises);

        exercises.clear();

        assertThat(results.exercises()).containsExactly(exercise).isUnmodifiable();
    }
}
