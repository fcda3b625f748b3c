package nqueens.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import nqueens.judge.NotAcceptedException.Scope;

class NotAcceptedExceptionTest {

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "ACCEPTED")
    void every_other_verdict_ends_a_case(Verdict verdict) {
        NotAcceptedException exception = new NotAcceptedException(verdict, Scope.EXERCISE, "why");
        assertThat(exception.verdict()).isEqualTo(verdict);
        assertThat(exception.scope()).isEqualTo(Scope.EXERCISE);
        assertThat(exception).hasMessage("why");
    }

    @Test
    void what_is_accepted_is_no_reason_to_refuse() {
        assertThatThrownBy(() -> new NotAcceptedException(Verdict.ACCEPTED, Scope.CHECK, "fine"))
                .isInstanceOf(IllegalArgumentException.class).hasMessage("not a reason to refuse: ACCEPTED");
    }

    @Test
    void nothing_may_be_left_out() {
        assertThatThrownBy(() -> new NotAcceptedException(null, Scope.CHECK, "why"))
                .isInstanceOf(NullPointerException.class).hasMessage("verdict");
        assertThatThrownBy(() -> new NotAcceptedException(Verdict.WRONG_ANSWER, null, "why"))
                .isInstanceOf(NullPointerException.class).hasMessage("scope");
        assertThatThrownBy(() -> new NotAcceptedException(Verdict.WRONG_ANSWER, Scope.CHECK, null))
                .isInstanceOf(NullPointerException.class).hasMessage("message");
    }
}
