package nqueens.grading;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClassProgressTest {

    private final StringBuilder out = new StringBuilder();
    private final AtomicLong clock = new AtomicLong(Duration.ofHours(1).toNanos());

    /** A class of so many, one of whom was judged by an earlier run. */
    private ClassProgress progress(int total, boolean isTerminal) {
        ClassProgress progress = new ClassProgress(total, out::append, isTerminal, clock::get, Duration.ofHours(1));
        progress.keep();
        return progress;
    }

    private void after(long seconds) {
        clock.addAndGet(Duration.ofSeconds(seconds).toNanos());
    }

    private static String line(String text) {
        return "\r" + text + " ".repeat(79 - text.length());
    }

    @Test
    void a_plain_line_comes_every_30_seconds_until_the_last_one_is_judged() {
        ClassProgress progress = progress(3, false);
        progress.begin("ann");
        after(29);
        progress.tell();
        assertThat(out).isEmpty();
        after(1);
        progress.begin("bob");
        after(30);
        progress.finish("ann");
        after(100);
        progress.finish("bob");
        progress.end();
        assertThat(out).hasToString("  1 of 3 judged; now ann 30 s, bob 0 s\n  2 of 3 judged; now bob 30 s\n");
    }

    @Test
    void on_a_terminal_one_line_is_written_over_and_left_at_the_end() {
        ClassProgress progress = progress(2, true);
        progress.begin("ann");
        after(200);
        progress.tell();
        progress.finish("ann");
        progress.end();
        assertThat(out).hasToString(line("  1 of 2 judged; now ann 0 s") + line("  1 of 2 judged; now ann 200 s")
                + line("  2 of 2 judged") + line("") + "\r");
    }

    @ParameterizedTest
    @CsvSource({"54, 0 s", "55, ..."})
    void a_line_is_cut_where_a_terminal_would_break_it_and_obeys_no_name(int length, String end) {
        progress(3, true).begin("a".repeat(length - 1) + "\n");
        assertThat(out.toString()).hasSize(80).endsWith(end).doesNotContain("\n");
    }
}
