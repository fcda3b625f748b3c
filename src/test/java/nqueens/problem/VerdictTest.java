package nqueens.problem;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VerdictTest {

    @ParameterizedTest
    @CsvSource({
        "ACCEPTED, ACCEPTED, false", "NOT_STARTED, NOT STARTED, false", "COMPILE_ERROR, COMPILE ERROR, false",
        "JUDGE_ERROR, JUDGE ERROR, false", "WRONG_ANSWER, WRONG ANSWER, true",
        "TIME_LIMIT_EXCEEDED, TIME LIMIT EXCEEDED, true"})
    void a_verdict_is_shown_in_words_and_a_wrong_try_if_a_solver_was_judged(
            Verdict verdict, String words, boolean isWrongTry) {
        assertThat(verdict.words()).isEqualTo(words);
        assertThat(verdict.isWrongTry()).isEqualTo(isWrongTry);
    }
}
