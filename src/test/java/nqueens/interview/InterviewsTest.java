package nqueens.interview;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InterviewsTest {

    @TempDir
    private Path root;

    private final StoppedClock clock = new StoppedClock();

    @Test
    void an_interview_is_begun_and_kept() throws IOException {
        Interviews practice = new Interviews(root, clock);
        Interview interview = begin(practice, Optional.of(Drill.TORUS));
        assertThat(interview.drill()).isEqualTo(Drill.TORUS);
        assertThat(interview.clock()).isEqualTo("20:00 left");
        assertThat(interview.workspace().folder()).isEqualTo(root.resolve("2026-11-21-torus"));

        Written.right(interview);
        interview.judge();
        InterviewHistory history = practice.keep(interview);

        assertThat(history.interviews()).containsExactly(interview.finish());
        assertThat(InterviewHistory.read(root)).isEqualTo(history);
        assertThat(begin(practice, Optional.of(Drill.TORUS)).workspace().folder())
                .isEqualTo(root.resolve("2026-11-21-torus-2"));
    }

    @Test
    void an_interview_in_which_nothing_was_tried_is_not_kept() throws IOException {
        Interviews practice = new Interviews(root, clock);
        assertThat(practice.keep(begin(practice, Optional.of(Drill.TORUS))).interviews()).isEmpty();
        assertThat(root.resolve("history.json")).doesNotExist();
        Interview tried = begin(practice, Optional.of(Drill.TORUS));
        Written.wrong(tried);
        tried.judge();
        assertThat(practice.keep(tried).interviews()).hasSize(1);
    }

    @Test
    void a_drill_that_was_not_practised_lately_is_drawn() throws IOException {
        Interviews practice = new Interviews(root, clock);
        for (Drill drill : Drill.values()) {
            if (drill != Drill.FIRST) {
                Interview interview = begin(practice, Optional.of(drill));
                interview.skip();
                interview.skip();
                interview.skip();
                interview.answered();
                practice.keep(interview);
            }
        }
        assertThat(begin(practice, Optional.empty()).drill()).isEqualTo(Drill.FIRST);
    }

    @Test
    void nothing_is_begun_where_nothing_could_be_kept() throws IOException {
        Files.writeString(root.resolve("history.json"), "my diary");
        Interviews practice = new Interviews(root, clock);
        assertThatIOException().isThrownBy(() -> begin(practice, Optional.of(Drill.TORUS)));
        assertThat(root.resolve("2026-11-21-torus")).doesNotExist();
    }

    private static Interview begin(Interviews practice, Optional<Drill> drill) throws IOException {
        return practice.begin(new InterviewSettings(drill, Duration.ofMinutes(20)), new Random(1),
                Written.JUDGE);
    }
}
