package nqueens.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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

    private static final ProblemResult FIRST = result("board2d", Verdict.ACCEPTED, 100, null);
    private static final ProblemResult WRONG = result("array1d", Verdict.WRONG_ANSWER, 25, null);
    private static final ProblemResult LAST = result("bitmask", Verdict.NOT_STARTED, 0, null);

    @Test
    void exercises_are_summed_up() {
        assertThat(Results.of("alice", new Conditions(Isolation.NONE, Optional.empty(), 1.5), List.of(FIRST, WRONG)))
                .isEqualTo(new Results(1, "n-queens", "alice", "none", null, List.of("sources", "allow-list"), 1.5, 0,
                        Verdict.WRONG_ANSWER, 125, 200, null, null, null, List.of(FIRST, WRONG)));
    }

    @Test
    void the_seed_is_told_and_stays() {
        Results drawn = results(FIRST, WRONG).drawnFrom(5);
        assertThat(drawn.seed()).isEqualTo(5);
        assertThat(drawn.with(LAST).seed()).isEqualTo(5);
        assertThat(drawn.onlyCounted()).isEqualTo(drawn);
        assertThat(drawn.drawnFrom(0)).isEqualTo(results(FIRST, WRONG));
    }

    @Test
    void what_judged_which_commit_is_told_and_stays() {
        JudgedBy judge = new JudgedBy("1.0", "c0ffee", "sha256:1", "17", "sha256:2", "2026-11-22T03:00:00Z");
        Results judged = results(FIRST, WRONG).judgedBy(judge, Optional.of("ab12"));
        for (Results each : List.of(judged, judged.with(LAST), judged.drawnFrom(5), judged.onlyCounted())) {
            assertThat(each.judgedBy()).isEqualTo(judge);
            assertThat(each.commit()).isEqualTo("ab12");
        }
        assertThat(judged.judgedBy(judge, Optional.empty()).commit()).isNull();
        assertThatThrownBy(() -> new JudgedBy("1.0", "c0ffee", "sha256:1", "17", null, ""))
                .isInstanceOf(NullPointerException.class);
    }

    @Test
    void the_hash_of_the_sources_is_of_those_that_each_exercise_was_judged_by() {
        ProblemResult read = read(FIRST, "sha256:1");

        assertThat(results(FIRST, WRONG).sources()).isNull();
        assertThat(results(read, WRONG).sources()).isEqualTo(Fingerprint.of("board2d", "sha256:1"))
                .isEqualTo(results(FIRST, WRONG).with(read).sources());
        assertThat(results(read, read(LAST, "sha256:2")).sources())
                .isEqualTo(Fingerprint.of("board2d", "sha256:1", "bitmask", "sha256:2"));
    }

    @Test
    void the_reason_for_a_weaker_isolation_is_told() {
        assertThat(results().isolationReason()).isEqualTo("no bwrap");
        assertThat(results().layers()).containsExactly("sources", "allow-list", "worker").isUnmodifiable();
    }

    @Test
    void an_exercise_that_was_judged_anew_takes_its_place_and_any_other_comes_in_its_order() {
        ProblemResult right = result("array1d", Verdict.ACCEPTED, 90, null);

        Results with = results(FIRST, WRONG, LAST).with(right);

        assertThat(with).isEqualTo(results(FIRST, right, LAST)).isEqualTo(results(FIRST, LAST).with(right));
        assertThat(with.verdict()).isEqualTo(Verdict.NOT_STARTED);
        assertThat(with.points()).isEqualTo(190);
        assertThat(results(LAST).with(FIRST)).isEqualTo(results(FIRST, LAST));
    }

    @Test
    void one_goes_on_with_what_was_begun_before_what_was_not() {
        assertThat(results(FIRST, LAST, WRONG).next()).contains(WRONG);
        assertThat(results(FIRST, LAST).next()).contains(LAST);
        assertThat(results(FIRST).next()).isEmpty();
    }

    static Stream<Arguments> verdicts() {
        return Stream.of(
                Arguments.of(List.of(), Verdict.ACCEPTED),
                Arguments.of(List.of(Verdict.ACCEPTED, Verdict.ACCEPTED), Verdict.ACCEPTED),
                Arguments.of(List.of(Verdict.ACCEPTED, Verdict.RUNTIME_ERROR, Verdict.WRONG_ANSWER),
                        Verdict.RUNTIME_ERROR),
                Arguments.of(List.of(Verdict.WRONG_ANSWER, Verdict.RUNTIME_ERROR), Verdict.WRONG_ANSWER),
                Arguments.of(List.of(Verdict.NOT_STARTED, Verdict.ACCEPTED), Verdict.NOT_STARTED),
                Arguments.of(List.of(Verdict.ACCEPTED, Verdict.WRONG_ANSWER, Verdict.JUDGE_ERROR),
                        Verdict.JUDGE_ERROR),
                Arguments.of(List.of(Verdict.WRONG_ANSWER, Verdict.NOTHING_TO_JUDGE), Verdict.NOTHING_TO_JUDGE),
                Arguments.of(List.of(Verdict.JUDGE_ERROR, Verdict.NOTHING_TO_JUDGE), Verdict.JUDGE_ERROR));
    }

    @ParameterizedTest
    @MethodSource("verdicts")
    void the_verdict_is_the_first_that_is_not_accepted_unless_one_has_no_grade(List<Verdict> verdicts, Verdict sum) {
        assertThat(Results.summary(verdicts)).isEqualTo(sum);
    }

    @Test
    void what_is_not_graded_counts_only_where_it_stands_alone() {
        ProblemResult other = result("one-solution", Verdict.WRONG_ANSWER, 60, false);

        Results both = results(FIRST, other);
        assertThat(both.verdict()).isEqualTo(Verdict.ACCEPTED);
        assertThat(both.points()).isEqualTo(100);
        assertThat(both.maxPoints()).isEqualTo(100);
        assertThat(both.exercises()).containsExactly(FIRST, other);
        assertThat(both.counted()).containsExactly(FIRST);
        assertThat(both.onlyCounted()).isEqualTo(results(FIRST));

        Results alone = results(other);
        assertThat(alone.verdict()).isEqualTo(Verdict.WRONG_ANSWER);
        assertThat(alone.points()).isEqualTo(60);
        assertThat(alone.maxPoints()).isEqualTo(100);
        assertThat(alone.counted()).containsExactly(other);
        assertThat(alone.with(FIRST)).isEqualTo(both);
    }

    @Test
    void results_do_not_change_with_the_list_they_were_made_from() {
        List<ProblemResult> exercises = new ArrayList<>(List.of(FIRST));
        Results results = Results.of("alice", new Conditions(Isolation.PROCESS, Optional.empty(), 1), exercises);

        exercises.clear();

        assertThat(results.exercises()).containsExactly(FIRST).isUnmodifiable();
    }

    private static Results results(ProblemResult... exercises) {
        return Results.of("alice", new Conditions(Isolation.PROCESS, Optional.of("no bwrap"), 1), List.of(exercises));
    }

    private static ProblemResult read(ProblemResult result, String sources) {
        return new ProblemResult(result.id(), result.verdict(), result.points(), result.maxPoints(), result.graded(),
                result.cpuSeconds(), sources, result.cost(), result.notes(), result.kills(), result.checks());
    }

    private static ProblemResult result(String id, Verdict verdict, int points, Boolean graded) {
        return new ProblemResult(id, verdict, points, 100, graded, 0.5, null, List.of(), List.of(), null, List.of());
    }
}
