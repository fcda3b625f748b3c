package nqueens.judge.worker;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CountersTest {

    /** After as many runs of one block the steps are added up. */
    private static final int LOOK = 1 << 14;

    private final List<long[]> spent = new ArrayList<>();

    @BeforeEach
    void countTwoBlocks() {
        Counters.of(List.of(2, 3), () -> spent.add(Counters.runs()));
    }

    @AfterEach
    void countNothing() {
        Counters.of(List.of(), () -> { });
    }

    @Test
    void a_call_begins_with_nothing() throws InterruptedException {
        Counters.begin(Long.MAX_VALUE);
        Counters.count(0);
        Counters.enter(1);
        Counters.enter(1);
        inAThread(() -> {
            Counters.countApart(0);
            Counters.enterApart(1);
        });
        assertThat(Counters.runs()).containsExactly(2, 3);
        Counters.begin(Long.MAX_VALUE);
        assertThat(Counters.runs()).containsExactly(0, 0);
    }

    @Test
    void threads_that_have_ended_and_others_count_together() throws InterruptedException {
        Counters.begin(Long.MAX_VALUE);
        for (int i = 0; i < 5; i++) {
            inAThread(() -> {
                for (int j = 0; j < 7; j++) {
                    Counters.countApart(0);
                    Counters.enterApart(1);
                }
                assertThat(Counters.runs()[1]).isEqualTo(Counters.runs()[0]).isPositive();
            });
        }
        assertThat(Counters.runs()).containsExactly(35, 35);
    }

    @Test
    void a_thread_that_has_ended_is_not_kept() throws InterruptedException {
        Counters.begin(Long.MAX_VALUE);
        WeakReference<Thread> ended = inAThread(() -> Counters.countApart(0));
        inAThread(() -> Counters.countApart(0));
        for (int i = 0; i < 100 && ended.get() != null; i++) {
            System.gc();
        }
        assertThat(ended.get()).isNull();
        assertThat(Counters.runs()).containsExactly(2, 0);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void the_steps_are_added_up_now_and_then(boolean isApart) throws InterruptedException {
        IntConsumer enter = isApart ? Counters::enterApart : Counters::enter;
        inAThread(() -> {
            Counters.begin(3 * LOOK);
            for (int i = 0; i < 2 * LOOK - 1; i++) {
                enter.accept(1);
            }
            assertThat(spent).isEmpty();
            enter.accept(1);
            enter.accept(1);
        });
        assertThat(spent).singleElement().isEqualTo(new long[] {0, 2 * LOOK});
    }

    @Test
    void a_block_that_nothing_leads_back_to_is_only_counted() throws InterruptedException {
        inAThread(() -> {
            Counters.begin(1);
            for (int i = 0; i < LOOK; i++) {
                Counters.count(0);
                Counters.countApart(0);
            }
        });
        assertThat(spent).isEmpty();
        assertThat(Counters.runs()).containsExactly(2 * LOOK, 0);
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
