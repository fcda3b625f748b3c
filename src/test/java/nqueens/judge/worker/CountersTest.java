package nqueens.judge.worker;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
        Counters.count(Counters.ofThread(), 0);
        Counters.enter(Counters.ofThread(), 1);
        Counters.enter(Counters.ofThread(), 1);
        WeakReference<Thread> ended = inAThread(() -> Counters.count(Counters.ofThread(), 0));
        assertThat(Counters.runs()).containsExactly(2, 2);
        assertForgotten(ended);
        WeakReference<Thread> another = inAThread(() -> Counters.count(Counters.ofThread(), 0));
        inAThread(() -> Counters.enter(Counters.ofThread(), 1));
        assertForgotten(another);
        assertThat(Counters.runs()).containsExactly(3, 3);
        Counters.begin(Long.MAX_VALUE);
        assertThat(Counters.runs()).containsExactly(0, 0);
    }

    @Test
    void what_is_forgotten_is_still_a_part_of_what_a_call_may_take() {
        List<String> spent = new ArrayList<>();
        Counters.of(List.of(2), () -> spent.add("spent"));
        Counters.begin(10);
        count(4);
        Counters.forget();
        count(1);
        Counters.end();
        assertThat(spent).isEmpty();
        count(1);
        Counters.end();
        assertThat(spent).containsExactly("spent");
        assertThat(Counters.runs()).containsExactly(2);
    }

    @ParameterizedTest
    @CsvSource({"30000000, 1, 0", "25000000, 2, 0", "25000001, 2, 2", "30000000, 2, 2"})
    void initializers_are_free_as_a_whole_up_to_fifty_million_steps(int steps, int runs, long counted) {
        Counters.of(List.of(steps), () -> { });
        Counters.begin(Long.MAX_VALUE);
        Counters.beginInitializer();
        Counters.beginInitializer();
        count(1);
        Counters.endInitializer();
        count(runs - 1);
        assertThat(Counters.runs()).as("before its end").containsExactly(counted);
        Counters.endInitializer();
        assertThat(Counters.runs()).containsExactly(counted);
        count(1);
        assertThat(Counters.runs()).as("after its end").containsExactly(counted + 1);
    }

    @Test
    void an_initializer_whose_end_is_never_told_counts() {
        Counters.begin(Long.MAX_VALUE);
        Counters.beginInitializer();
        count(1);
        Counters.end();
        assertThat(Counters.runs()).containsExactly(1, 0);
    }

    @Test
    void the_end_of_a_call_awaits_threads_that_have_just_been_started_but_not_for_long() throws InterruptedException {
        Counters.begin(Long.MAX_VALUE);
        Thread counting = new Thread(() -> {
            new Random(1).ints(1_000_000).sum();
            count(1);
        });
        counting.start();
        Counters.end();
        assertThat(Counters.runs()).containsExactly(1, 0);
        Thread spinning = new Thread(() -> {
            while (!Thread.currentThread().isInterrupted()) {
                Thread.onSpinWait();
            }
        });
        spinning.start();
        Counters.end();
        assertThat(spinning.isAlive()).isTrue();
        spinning.interrupt();
        spinning.join();
    }

    private static void count(int runs) {
        for (int i = 0; i < runs; i++) {
            Counters.count(Counters.ofThread(), 0);
        }
    }

    private static void assertForgotten(WeakReference<Thread> thread) {
        for (int i = 0; i < 100 && thread.get() != null; i++) {
            System.gc();
        }
        assertThat(thread.get()).isNull();
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
