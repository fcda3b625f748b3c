package nqueens.judge.worker;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class CountersTest {

    @BeforeEach
    void countTwoBlocks() {
        Counters.of(List.of(2, 3), () -> { });
    }

    @AfterEach
    void countNothing() {
        Counters.of(List.of(), () -> { });
    }

    @Test
    void a_call_begins_with_nothing_and_threads_that_have_ended_count_and_are_not_kept()
            throws InterruptedException {
        Counters.begin(Long.MAX_VALUE);
        Counters.count(0);
        Counters.enter(1);
        Counters.enter(1);
        WeakReference<Thread> ended = inAThread(() -> Counters.count(0));
        inAThread(() -> {
            Counters.count(0);
            Counters.enter(1);
            assertThat(Counters.runs()).containsExactly(3, 3);
        });
        for (int i = 0; i < 100 && ended.get() != null; i++) {
            System.gc();
        }
        assertThat(ended.get()).isNull();
        assertThat(Counters.runs()).containsExactly(3, 3);
        Counters.begin(Long.MAX_VALUE);
        assertThat(Counters.runs()).containsExactly(0, 0);
    }

    /** Each thread has counters for the blocks of one submission. */
    private static WeakReference<Thread> inAThread(Runnable task) throws InterruptedException {
        List<Throwable> thrown = new ArrayList<>();
        Thread thread = new Thread(task);
        thread.setUncaughtExceptionHandler((failed, exception) -> thrown.add(exception));
        thread.start();
        thread.join();
        assertThat(thrown).isEmpty();
        return new WeakReference<>(thread);
    }
}
