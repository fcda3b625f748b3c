package nqueens.judge.limit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.time.Duration;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import nqueens.problem.NotAcceptedException;
import nqueens.problem.NotAcceptedException.Scope;
import nqueens.problem.Verdict;

class BudgetTest {

    @Test
    void a_machine_that_is_still_measured_is_not_waited_for_at_first() {
        new Budget(Optional.empty()).check(() -> {
            throw new IllegalStateException("not measured yet");
        });
    }

    private static void charge(Budget budget, long cpuMillis, long waitingMillis) {
        Execution<String> execution = Execution.answered("done").withUsage(Duration.ofMillis(cpuMillis),
                Duration.ofMillis(waitingMillis), "");
        assertThat(budget.charged(() -> 20, () -> execution)).isSameAs(execution);
    }

    @ParameterizedTest(name = "{1} ms of CPU time and {2} ms of waiting, times {0}: {3}")
    @CsvSource({
        "1, 60000, 120000,", "1, 0, 180000,", "2.5, 150000, 300000,", "0.5, 30000, 150000,",
        "1, 60001, 120000, 60 s of CPU time", "2.5, 150001, 0, 60 s of CPU time", "0.5, 30001, 0, 60 s of CPU time",
        "1, 0, 180001, 3 minutes on the clock", "1, 60000, 120001, 3 minutes on the clock",
        "2.5, 150000, 300001, 3 minutes on the clock", "0.5, 30000, 150001, 3 minutes on the clock"})
    void all_that_was_used_counts_and_what_is_above_ends_the_submission(
            double scale, long cpuMillis, long waitingMillis, String what) {
        Budget budget = new Budget(Optional.empty());
        charge(budget, cpuMillis - 1, 0);
        charge(budget, 1, waitingMillis);
        if (what == null) {
            budget.check(() -> scale);
            return;
        }
        NotAcceptedException exceeded = catchThrowableOfType(NotAcceptedException.class,
                () -> budget.check(() -> scale));
        assertThatThrownBy(() -> budget.charged(() -> scale, () -> {
            throw new AssertionError("nothing is asked any more");
        })).isInstanceOf(NotAcceptedException.class);
        assertThat(exceeded).hasMessage("the submission as a whole took more than " + what + "\nall its exercises"
                + " together, and compiling them, may take no more: find the calls that take longest, and make them"
                + " faster");
        assertThat(exceeded.fault().kind().verdict()).isEqualTo(Verdict.TIME_LIMIT_EXCEEDED);
        assertThat(exceeded.scope()).as("what was accepted before stays accepted").isEqualTo(Scope.CHECK);
    }

    @Test
    void whoever_takes_longer_than_the_instructor_allows_has_no_grade() {
        Budget budget = new Budget(Optional.of(Duration.ofSeconds(2)));
        charge(budget, 1500, 500);
        charge(budget, 1, 0);
        NotAcceptedException exceeded = catchThrowableOfType(NotAcceptedException.class, () -> charge(budget, 1, 0));
        assertThat(exceeded.fault().kind().verdict()).isEqualTo(Verdict.JUDGE_ERROR);
        assertThat(exceeded).hasMessageEndingWith(
                "judging took longer than -Dkata.perSubmission allows; leave that out");
    }
}
