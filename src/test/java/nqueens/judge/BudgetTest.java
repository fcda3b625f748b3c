package nqueens.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.time.Duration;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import nqueens.judge.worker.Reply;
import nqueens.judge.worker.Request;
import nqueens.problem.Fault.Kind;
import nqueens.problem.NotAcceptedException;

class BudgetTest {

    private static final String ADVICE = "\nall its exercises together, and compiling them, may take no more:"
            + " find the calls that take longest, and make them faster";

    @Test
    void a_machine_that_is_still_measured_is_not_waited_for_at_first() {
        Budget budget = new Budget(() -> {
            throw new IllegalStateException("not measured yet");
        });
        assertThatCode(budget::check).doesNotThrowAnyException();
    }

    @ParameterizedTest(name = "{1} ms of CPU time and {2} ms of waiting, times {0}")
    @CsvSource({"1, 60000, 0", "1, 60000, 120000", "1, 0, 180000", "2.5, 150000, 300000", "0.5, 30000, 150000"})
    void what_there_is_may_be_used(double scale, long cpuMillis, long waitingMillis) {
        assertThatCode(used(scale, cpuMillis, waitingMillis)::check).doesNotThrowAnyException();
    }

    @ParameterizedTest(name = "{1} ms of CPU time and {2} ms of waiting, times {0}")
    @CsvSource({
        "1, 60001, 0, 60 s of CPU time", "1, 60001, 120000, 60 s of CPU time",
        "2.5, 150001, 0, 60 s of CPU time", "0.5, 30001, 0, 60 s of CPU time",
        "1, 0, 180001, 3 minutes on the clock", "1, 60000, 120001, 3 minutes on the clock",
        "2.5, 150000, 300001, 3 minutes on the clock", "0.5, 30000, 150001, 3 minutes on the clock"})
    void whatever_is_above_ends_the_submission(double scale, long cpuMillis, long waitingMillis, String what) {
        NotAcceptedException exceeded =
                catchThrowableOfType(NotAcceptedException.class, used(scale, cpuMillis, waitingMillis)::check);
        assertThat(exceeded).hasMessage("the submission as a whole took more than " + what + ADVICE);
        assertThat(exceeded.kind()).isEqualTo(Kind.CPU_TIME);
        // what was accepted before stays accepted
        assertThat(exceeded.scope()).isEqualTo(NotAcceptedException.Scope.CHECK);
    }

    @Test
    void a_worker_with_a_budget_is_passed_on_as_it_is() {
        ScriptedWorker worker = ScriptedWorker.echoing().printing("hello")
                .costingEachTime(Duration.ofSeconds(20), Duration.ofSeconds(4));
        Worker budgeted = new BudgetedWorker(worker, new Budget(() -> 1));
        Request request = new Request(Request.Task.CALL, 0, "count", List.of(7), 0, 100, 0, 1000);
        assertThat(budgeted.ask(request, () -> Limits.of(5, 1)))
                .isEqualTo(new Ending.Answered<Reply>(new Reply.Returned(7L)));
        assertThat(worker.limits()).containsExactly(Limits.of(5, 1));
        assertThat(budgeted.printed()).isEqualTo("hello");
        assertThat(budgeted.cpu()).hasSeconds(20);
        assertThat(budgeted.waited()).hasSeconds(4);
        assertThat(budgeted.ended()).isFalse();
        budgeted.close();
        assertThat(worker.ended()).isTrue();
    }

    private static Budget used(double scale, long cpuMillis, long waitingMillis) {
        Budget budget = new Budget(() -> scale);
        budget.use(Duration.ofMillis(cpuMillis - 1), Duration.ZERO);
        budget.use(Duration.ofMillis(1), Duration.ofMillis(waitingMillis));
        return budget;
    }
}
