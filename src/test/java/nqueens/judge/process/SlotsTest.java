package nqueens.judge.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CompletableFuture;

import org.junit.jupiter.api.Test;

class SlotsTest {

    @Test
    void a_place_that_is_taken_is_waited_for_and_left_once() {
        assertThat(ProcessWorkers.Slots.in(960).isForOneOnly()).isFalse();
        ProcessWorkers.Slots slots = ProcessWorkers.Slots.in(959);
        assertThat(slots.isForOneOnly()).isTrue();
        Runnable first = slots.take();
        CompletableFuture<Runnable> second = CompletableFuture.supplyAsync(slots::take,
                task -> new Thread(task).start());
        assertThat(second).isNotDone();
        first.run();
        CompletableFuture<Runnable> third = CompletableFuture.supplyAsync(() -> {
            second.join();
            return slots.take();
        }, task -> new Thread(task).start());
        second.join();
        assertThat(third).isNotDone();
        second.join().run();
        third.join().run();
    }
}
