package nqueens.judge.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import nqueens.judge.Made;
import nqueens.judge.limit.Isolation;
import nqueens.judge.limit.Isolation.Conditions;
import nqueens.judge.result.ClassResults.Person;
import nqueens.judge.submission.Fingerprint;
import nqueens.problem.Verdict;

class ResultsTest {

    private static final ProblemResult FIRST =
            Made.problem("board2d").comingTo(Verdict.ACCEPTED, 100, 100).from("sha256:1").result();
    private static final ProblemResult WRONG =
            Made.problem("array1d").comingTo(Verdict.WRONG_ANSWER, 25, 100).result();
    private static final ProblemResult LAST =
            Made.problem("bitmask").comingTo(Verdict.NOT_STARTED, 0, 100).from("sha256:2").result();

    private static Results results(ProblemResult... exercises) {
        List<ProblemResult> given = new ArrayList<>(List.of(exercises));
        Results results = Results.of("alice",
                new Conditions(Isolation.NONE, Optional.of("no bwrap"), Optional.empty(), 1.5), given);
        given.clear();
        return results;
    }

    @Test
    void exercises_are_summed_up_under_the_conditions_in_which_they_were_judged() {
        assertThat(results(FIRST, WRONG)).isEqualTo(new Results(1, "n-queens", "alice", "none", "no bwrap",
                List.of("sources", "allow-list"), 1.5, 0, Verdict.WRONG_ANSWER, 125, 200, null,
                Fingerprint.of(List.of("board2d", "sha256:1")), null, null, List.of(FIRST, WRONG)));
        assertThat(results(FIRST, WRONG, LAST).sources())
                .isEqualTo(Fingerprint.of(List.of("board2d", "sha256:1", "bitmask", "sha256:2")));
        assertThat(results(WRONG).sources()).isNull();
        assertThat(results(WRONG).withNotes(List.of("lazy/ was found")).notes()).containsExactly("lazy/ was found");
        assertThat(results(WRONG).withNotes(List.of()).notes()).isNull();
    }

    @Test
    void of_what_was_not_judged_nothing_is_known() {
        assertThat(Results.unjudged("alice", List.of(WRONG))).isEqualTo(new Results(1, "n-queens", "alice", "unknown",
                null, List.of(), 1, 0, Verdict.WRONG_ANSWER, 25, 100, null, null, null, null, List.of(WRONG)));
    }

    @Test
    void what_judged_which_commit_from_which_seed_is_told_and_stays() {
        JudgedBy judge = new JudgedBy("1.0", "c0ffee", "sha256:1", "17", "sha256:2", "2026-11-22T03:00:00Z");
        Results judged = results(FIRST, WRONG).withJudge(judge, 5, Optional.of("ab12"));
        for (Results each : List.of(judged, results(LAST).with(judged), judged.withNotes(null), judged.onlyGraded())) {
            assertThat(each.judgedBy()).isEqualTo(judge);
            assertThat(each.commit()).isEqualTo("ab12");
            assertThat(each.seed()).isEqualTo(5);
        }
        assertThat(judged.withJudge(judge, 5, Optional.empty()).commit()).isNull();
    }

    @Test
    void an_exercise_that_was_judged_anew_takes_its_place_and_any_other_comes_in_its_order() {
        ProblemResult right = Made.problem("array1d").comingTo(Verdict.ACCEPTED, 90, 100).result();
        assertThat(results(FIRST, WRONG, LAST).with(results(right))).isEqualTo(results(FIRST, right, LAST))
                .isEqualTo(results(FIRST, LAST).with(results(right)));
        assertThat(results(LAST).with(results(FIRST))).isEqualTo(results(FIRST, LAST));
    }

    @Test
    void one_goes_on_with_what_was_begun_before_what_was_not() {
        assertThat(results(FIRST, LAST, WRONG).nextExercise()).contains(WRONG);
        assertThat(results(FIRST, LAST).nextExercise()).contains(LAST);
        assertThat(results(FIRST).nextExercise()).isEmpty();
    }

    static Stream<Arguments> verdicts() {
        return Stream.of(
                arguments(List.of(), Verdict.ACCEPTED),
                arguments(List.of(Verdict.ACCEPTED, Verdict.ACCEPTED), Verdict.ACCEPTED),
                arguments(List.of(Verdict.ACCEPTED, Verdict.RUNTIME_ERROR, Verdict.WRONG_ANSWER),
                        Verdict.RUNTIME_ERROR),
                arguments(List.of(Verdict.WRONG_ANSWER, Verdict.RUNTIME_ERROR), Verdict.WRONG_ANSWER),
                arguments(List.of(Verdict.WRONG_ANSWER, Verdict.NOTHING_TO_JUDGE), Verdict.NOTHING_TO_JUDGE),
                arguments(List.of(Verdict.JUDGE_ERROR, Verdict.NOTHING_TO_JUDGE), Verdict.JUDGE_ERROR));
    }

    @ParameterizedTest
    @MethodSource("verdicts")
    void the_verdict_is_the_first_that_is_not_accepted_unless_one_has_no_grade(List<Verdict> verdicts, Verdict sum) {
        assertThat(Verdict.of(verdicts)).isEqualTo(sum);
    }

    @Test
    void what_is_not_graded_counts_only_where_it_stands_alone() {
        ProblemResult other =
                Made.problem("one-solution").comingTo(Verdict.WRONG_ANSWER, 60, 100).ungraded().result();
        Results both = results(FIRST, other);
        assertThat(both.verdict()).isEqualTo(Verdict.ACCEPTED);
        assertThat(both.points()).isEqualTo(both.maxPoints()).isEqualTo(100);
        assertThat(both.exercises()).containsExactly(FIRST, other);
        assertThat(both.graded()).containsExactly(FIRST);
        assertThat(both.onlyGraded()).isEqualTo(results(FIRST));

        Results alone = results(other);
        assertThat(alone.verdict()).isEqualTo(Verdict.WRONG_ANSWER);
        assertThat(alone.points()).isEqualTo(60);
        assertThat(alone.graded()).containsExactly(other);
        assertThat(alone.with(results(FIRST))).isEqualTo(both);
    }

    @Test
    void whom_a_roster_lacks_is_unknown_where_there_is_one_and_others_are_called_by_what_it_tells_first() {
        Person bo = new Person("", "", "", "bo7", "");
        List<Results> all = List.of(results(FIRST), Made.results("bo"));
        assertThat(new ClassResults("class", all, Map.of("bo", bo), List.of(), "", List.of(), Map.of()).unknown())
                .containsExactly(results(FIRST));
        assertThat(new ClassResults("class", all, Map.of(), List.of(), "", List.of(), Map.of()).unknown()).isEmpty();
        assertThat(List.of(bo, new Person("", "", "12", "", ""), new Person("", "a@b", "12", "", ""),
                new Person("Ann", "a@b", "12", "ann", ""))).extracting(Person::shown)
                .containsExactly("bo7", "12", "a@b", "Ann");
    }
}
