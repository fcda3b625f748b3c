package nqueens.grading;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

import org.junit.jupiter.api.Test;

class ClassProgressTest {

    private final StringBuilder out = new StringBuilder();
    private final AtomicLong clock = new AtomicLong(Duration.ofHours(1).toNanos());

    private void after(long seconds) {
        clock.addAndGet(Duration.ofSeconds(seconds).toNanos());
    }

    @Test
    void a_line_comes_every_10_seconds_and_obeys_no_name() {
        ClassProgress progress = new ClassProgress(3, out::append, clock::get, Duration.ofHours(1));
        progress.keep();
        progress.begin("ann");
        after(9);
        progress.tell();
        assertThat(out).isEmpty();
        progress.begin("bob\n::error::");
        after(1);
        progress.tell();
        progress.finish("ann");
        after(10);
        progress.tell();
        assertThat(out).hasToString("  1 of 3 judged; ann for 10 s; bob?::error:: for 1 s\n"
                + "  2 of 3 judged; bob?::error:: for 11 s\n");
    }
}
