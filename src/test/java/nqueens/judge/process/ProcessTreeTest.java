package nqueens.judge.process;

import static nqueens.judge.process.ProcessTree.starvation;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Map;

import org.junit.jupiter.api.Test;

import nqueens.judge.process.ProcessTree.Share;

class ProcessTreeTest {

    @Test
    void a_thread_that_was_kept_from_running_was_starved() {
        assertThat(starvation(Map.of("1", new Share(10, 5)), Map.of("1", new Share(30, 75))))
                .isEqualTo(Duration.ofNanos(70));
    }

    @Test
    void threads_that_are_in_each_others_way_were_not() {
        assertThat(starvation(Map.of(), Map.of("1", new Share(50, 40), "2", new Share(60, 45), "3", new Share(0, 110))))
                .isZero();
    }

    @Test
    void a_thread_that_others_were_in_the_way_of_too_was_starved_for_the_rest() {
        assertThat(starvation(Map.of(), Map.of("1", new Share(50, 0), "2", new Share(0, 120))))
                .isEqualTo(Duration.ofNanos(70));
    }

    @Test
    void it_is_not_summed_up_over_threads() {
        assertThat(starvation(Map.of(), Map.of("1", new Share(0, 40), "2", new Share(0, 50), "3", new Share(0, 30))))
                .isEqualTo(Duration.ofNanos(50));
    }

    @Test
    void without_threads_nobody_starves() {
        assertThat(starvation(Map.of("1", new Share(1, 100)), Map.of())).isZero();
    }
}
