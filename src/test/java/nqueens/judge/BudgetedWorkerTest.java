package nqueens.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;

import org.junit.jupiter.api.Test;

import nqueens.judge.worker.Reply;
import nqueens.judge.worker.Request;
import nqueens.problem.NotAcceptedException;

class BudgetedWorkerTest {

    private static final Limits LIMITS = Limits.of(5, 1);

    private final Budget budget = new Budget(() -> 1);
    private final ScriptedWorker worker = ScriptedWorker.echoing().printing("hello")
            .costingEachTime(Duration.ofSeconds(20), Duration.ofSeconds(4));
    private final Worker budgeted = new BudgetedWorker(worker, budget);

    @Test
    void a_worker_is_passed_on_as_it_is() {
        assertThat(budgeted.ask(count(7), () -> LIMITS))
                .isEqualTo(new Ending.Answered<Reply>(new Reply.Returned(7L)));
        assertThat(worker.limits()).containsExactly(LIMITS);
        assertThat(budgeted.printed()).isEqualTo("hello");
        assertThat(budgeted.cpu()).hasSeconds(20);
        assertThat(budgeted.waited()).hasSeconds(4);
        assertThat(budgeted.ended()).isFalse();
        budgeted.close();
        assertThat(worker.ended()).isTrue();
        assertThat(budgeted.ended()).isTrue();
    }

    @Test
    void each_call_counts_once_and_the_last_one_may_go_beyond() {
        for (int n = 1; n <= 4; n++) {
            budgeted.ask(count(n), () -> LIMITS);
        }
        assertThatThrownBy(() -> budgeted.ask(count(5), () -> LIMITS))
                .isInstanceOf(NotAcceptedException.class)
                .hasMessageStartingWith("the submission as a whole took more than 60 s of CPU time\n");
        assertThat(worker.requests()).hasSize(4);
    }

    @Test
    void waiting_counts_by_the_clock() {
        ScriptedWorker sleeping = ScriptedWorker.echoing().costingEachTime(Duration.ZERO, Duration.ofSeconds(100));
        Worker waiting = new BudgetedWorker(sleeping, budget);
        waiting.ask(count(1), () -> LIMITS);
        waiting.ask(count(2), () -> LIMITS);
        assertThatThrownBy(() -> waiting.ask(count(3), () -> LIMITS))
                .hasMessageStartingWith("the submission as a whole took more than 3 minutes on the clock\n");
    }

    @Test
    void a_call_that_was_stopped_counts_too() {
        Worker endless = new BudgetedWorker(ScriptedWorker.stoppedFor(Ending.Reason.CPU_TIME)
                .costingEachTime(Duration.ofSeconds(61), Duration.ZERO), budget);
        assertThat(endless.ask(count(1), () -> LIMITS))
                .isEqualTo(new Ending.Stopped<Reply>(Ending.Reason.CPU_TIME));
        assertThatThrownBy(budget::check).isInstanceOf(NotAcceptedException.class);
    }

    private static Request count(int n) {
        return new Request(Request.Task.CALL, 0, "count", List.of(n), 0, 100, 0);
    }
}
