package nqueens.grading;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

import org.junit.jupiter.api.Test;

class ProgressTest {

    private final StringBuilder out = new StringBuilder();
    private final AtomicLong clock = new AtomicLong(42);

    @Test
    void a_plain_line_comes_now_and_then() {
        Progress progress = progress(10, false);
        progress.keep();
        after(19);
        progress.judge();
        assertThat(out).isEmpty();
        after(1);
        progress.judge();
        // 20 s for two, seven are left
        assertThat(out).hasToString("  3 of 10 judged, about 70 s left\n");
        after(19);
        progress.judge();
        after(2);
        progress.judge();
        assertThat(out.toString().lines()).containsExactly(
                "  3 of 10 judged, about 70 s left", "  5 of 10 judged, about 51 s left");
        assertThat(progress.kept()).isEqualTo(1);
    }

    @Test
    void the_last_one_needs_no_plain_line() {
        Progress progress = progress(2, false);
        progress.keep();
        after(100);
        progress.judge();
        progress.end();
        assertThat(out).isEmpty();
    }

    @Test
    void on_a_terminal_one_line_is_written_over() {
        Progress progress = progress(3, true);
        after(200);
        progress.judge();
        after(1);
        progress.judge();
        progress.judge();
        progress.end();
        assertThat(out).hasToString(line("  1 of 3 judged, about 7 min left")
                + line("  2 of 3 judged, about 2 min left")
                + line("  3 of 3 judged") + line("") + "\r");
    }

    @Test
    void at_least_a_second_is_left() {
        Progress progress = progress(2, true);
        progress.judge();
        assertThat(out).hasToString(line("  1 of 2 judged, about 1 s left"));
    }

    @Test
    void from_100_seconds_on_the_time_left_is_told_in_minutes() {
        Progress progress = progress(2, true);
        after(99);
        progress.judge();
        assertThat(out.toString()).contains("about 99 s left");
        Progress slower = progress(2, true);
        after(100);
        slower.judge();
        assertThat(out.toString()).contains("about 2 min left");
        Progress slow = progress(2, true);
        after(121);
        slow.judge();
        assertThat(out.toString()).contains("about 3 min left");
    }

    @Test
    void where_nothing_was_judged_there_is_no_line_to_leave() {
        Progress progress = progress(1, true);
        progress.keep();
        progress.end();
        assertThat(out).isEmpty();
    }

    private Progress progress(int total, boolean isTerminal) {
        return new Progress(total, out::append, isTerminal, clock::get);
    }

    private void after(long seconds) {
        clock.addAndGet(Duration.ofSeconds(seconds).toNanos());
    }

    private static String line(String text) {
        return "\r" + text + " ".repeat(60 - text.length());
    }
}
