package nqueens.judge.limit;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ExecutionTest {

    @Test
    void an_answer_is_no_failure_and_costs_what_is_said_of_it() {
        long[] runs = {7};
        int[] events = {9};
        Execution<String> execution = Execution.answered("8")
                .withRuns(runs, events).withUsage(Duration.ofMillis(3), Duration.ofMillis(5), "hello");
        assertThat(execution).isEqualTo(new Execution<>(Optional.of("8"), Optional.empty(), Duration.ofMillis(3),
                Duration.ofMillis(5), "hello", execution.runs(), events));
        assertThat(execution.runs()).contains(runs);
        assertThat(execution.withRuns(runs, events)).isEqualTo(execution);
        assertThat(execution.hasFailed()).isFalse();
    }

    @ParameterizedTest
    @EnumSource
    void what_is_stopped_costs_nothing_at_first_and_has_failed_where_that_is_the_judges_fault(Termination reason) {
        Execution<String> execution = Execution.stopped(reason);
        assertThat(execution).usingRecursiveComparison().isEqualTo(new Execution<String>(Optional.empty(),
                Optional.of(reason), Duration.ZERO, Duration.ZERO, "", Optional.empty(), new int[0]));
        assertThat(execution.hasFailed()).isEqualTo(reason.isOurs());
    }
}
