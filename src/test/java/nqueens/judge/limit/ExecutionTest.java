package nqueens.judge.limit;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ExecutionTest {

    private static final Execution<String> ANSWERED = new Execution<>(new Ending.Answered<>("8"),
            Duration.ofMillis(3), Duration.ofMillis(5), "hello", Optional.of(new long[] {7}), new int[] {9});

    @Test
    void an_execution_that_is_said_to_have_ended_in_another_way_costs_the_same() {
        Execution<Integer> other = ANSWERED.ending(new Ending.Stopped<>(Termination.STEPS));
        assertThat(other).usingRecursiveComparison().ignoringFields("ending").isEqualTo(ANSWERED);
        assertThat(other.ending()).isEqualTo(new Ending.Stopped<Integer>(Termination.STEPS));
    }

    @ParameterizedTest
    @EnumSource
    void what_nobody_was_asked_for_costs_nothing_and_has_failed_where_that_is_the_judges_fault(Termination reason) {
        Execution<String> execution = Execution.unasked(reason);
        assertThat(execution).usingRecursiveComparison().isEqualTo(new Execution<>(
                new Ending.Stopped<>(reason), Duration.ZERO, Duration.ZERO, "", Optional.empty(), new int[0]));
        assertThat(execution.hasFailed()).isEqualTo(reason.isOurs());
    }

    @Test
    void an_answer_is_no_failure() {
        assertThat(ANSWERED.hasFailed()).isFalse();
    }
}
