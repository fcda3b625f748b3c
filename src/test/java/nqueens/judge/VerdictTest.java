package nqueens.judge;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VerdictTest {

    @ParameterizedTest
    @CsvSource({"ACCEPTED, ACCEPTED", "WRONG_ANSWER, WRONG ANSWER", "TIME_LIMIT_EXCEEDED, TIME LIMIT EXCEEDED"})
    void a_verdict_is_shown_in_words(Verdict verdict, String words) {
        assertThat(verdict.words()).isEqualTo(words);
    }
}
