package nqueens.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class VerdictTest {

    @ParameterizedTest
    @CsvSource({
        "ACCEPTED, ACCEPTED, false", "NOT_STARTED, NOT STARTED, false", "COMPILE_ERROR, COMPILE ERROR, false",
        "JUDGE_ERROR, JUDGE ERROR, false", "WRONG_ANSWER, WRONG ANSWER, true",
        "TIME_LIMIT_EXCEEDED, TIME LIMIT EXCEEDED, true", "NOTHING_TO_JUDGE, NOTHING TO JUDGE, false",
        "ABSENT, ABSENT, false"})
    void a_verdict_is_shown_in_words_and_a_wrong_try_if_a_solver_was_judged(
            Verdict verdict, String words, boolean isWrongTry) {
        assertThat(verdict.words()).isEqualTo(words);
        assertThat(verdict.isWrongTry()).isEqualTo(isWrongTry);
    }

    @ParameterizedTest
    @EnumSource
    void there_is_a_grade_where_something_of_a_learners_was_judged(Verdict verdict) {
        assertThat(verdict.isGraded()).isEqualTo(
                !List.of(Verdict.NOTHING_TO_JUDGE, Verdict.ABSENT, Verdict.JUDGE_ERROR).contains(verdict));
    }
}
