package nqueens.grading;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProgressTest {

    private final StringBuilder out = new StringBuilder();
    private final AtomicLong clock = new AtomicLong(Duration.ofHours(1).toNanos());

    @Test
    void a_plain_line_comes_every_30_seconds_whatever_happens() {
        Progress progress = progress(10, false);
        progress.keep();
        progress.begin("ann");
        after(20);
        progress.judge("ann");
        progress.begin("bob");
        after(9);
        progress.tell();
        assertThat(out).isEmpty();
        after(1);
        progress.tell();
        assertThat(out).hasToString("  2 of 10 judged; now bob 10 s\n");
        after(29);
        progress.tell();
        progress.begin("cy");
        after(1);
        progress.tell();
        after(30);
        progress.judge("bob");
        assertThat(out.toString().lines()).containsExactly(
                "  2 of 10 judged; now bob 10 s", "  2 of 10 judged; now bob 40 s, cy 1 s",
                "  3 of 10 judged; now cy 31 s");
        assertThat(progress.kept()).isEqualTo(1);
    }

    @Test
    void the_last_one_needs_no_plain_line() {
        Progress progress = progress(2, false);
        progress.keep();
        progress.begin("ann");
        after(100);
        progress.judge("ann");
        progress.end();
        assertThat(out).isEmpty();
    }

    @Test
    void on_a_terminal_one_line_is_written_over() {
        Progress progress = progress(3, true);
        progress.begin("ann");
        after(200);
        progress.tell();
        progress.judge("ann");
        after(1);
        progress.begin("bob");
        progress.judge("bob");
        progress.begin("cy");
        progress.judge("cy");
        progress.end();
        assertThat(out).hasToString(line("  0 of 3 judged; now ann 0 s")
                + line("  0 of 3 judged; now ann 200 s")
                + line("  1 of 3 judged") + line("  1 of 3 judged; now bob 0 s")
                + line("  2 of 3 judged") + line("  2 of 3 judged; now cy 0 s")
                + line("  3 of 3 judged") + line("") + "\r");
    }

    @Test
    void a_line_is_cut_where_a_terminal_would_break_it() {
        Progress progress = progress(3, true);
        String fits = "a".repeat(79 - "  0 of 3 judged; now  0 s".length());
        progress.begin(fits);
        progress.judge(fits);
        progress.begin(fits + "a");
        String begin = "  1 of 3 judged; now ";
        assertThat(out).hasToString(line("  0 of 3 judged; now " + fits + " 0 s")
                + line("  1 of 3 judged") + "\r" + begin + "a".repeat(76 - begin.length()) + "...");
    }

    @Test
    void a_name_that_a_terminal_would_obey_is_only_shown() {
        Progress progress = progress(1, true);
        progress.begin("ann\u001b[2J\n");
        assertThat(out.toString()).doesNotContain("\u001b", "\n").contains("now ann");
    }

    @ParameterizedTest
    @CsvSource({"0, 1 s", "9, 2 s", "445, 98 s", "450, 2 min", "540, 2 min", "545, 3 min"})
    void from_the_tenth_on_the_time_left_is_told_by_what_those_after_the_first_took(int seconds, String left) {
        Progress progress = progress(13, true);
        progress.keep();
        after(300);
        for (int i = 1; i < 10; i++) {
            progress.judge("s" + i);
        }
        assertThat(out.toString()).contains("  10 of 13 judged  ").doesNotContain("left");
        after(seconds);
        progress.judge("s10");
        assertThat(out.toString()).endsWith(line("  11 of 13 judged, about " + left + " left"));
        progress.judge("s11");
        progress.judge("s12");
        assertThat(out.toString()).endsWith(line("  13 of 13 judged"));
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
        return "\r" + text + " ".repeat(79 - text.length());
    }
}
