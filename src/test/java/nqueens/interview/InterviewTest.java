package nqueens.interview;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import nqueens.interview.InterviewRecord.Outcome;
import nqueens.interview.InterviewRecord.StageRecord;
import nqueens.judge.ProblemResult;
import nqueens.problem.Verdict;

class InterviewTest {

    private static final ProblemResult ACCEPTED =
            new ProblemResult("one-solution", Verdict.ACCEPTED, 0, 0, 0, List.of());

    @TempDir
    private Path root;

    private final StoppedClock clock = new StoppedClock();
    private Interview interview;

    @BeforeEach
    void begin() throws IOException {
        interview = begun(45);
    }

    @Test
    void wrong_tries_are_counted_stage_by_stage() {
        assertThat(judged()).isEqualTo(Verdict.NOT_STARTED);
        Written.wrong(interview);
        judged();
        judged();
        Written.text(interview, "half a line");
        assertThat(judged()).isEqualTo(Verdict.COMPILE_ERROR);
        assertThat(interview.wrongTries()).isEqualTo(2);
        interview.note(ACCEPTED);
        assertThat(interview.wrongTries()).isZero();
        assertThat(interview.ended()).extracting(StageRecord::wrongTries).containsExactly(2);
    }

    @Test
    void the_clock_counts_down_and_then_up() {
        assertThat(interview.clock()).isEqualTo("45:00 left");
        clock.pass(Duration.ofSeconds(32 * 60 + 55));
        assertThat(interview.clock()).isEqualTo("12:05 left");
        clock.pass(Duration.ofSeconds(12 * 60 + 5));
        assertThat(interview.clock()).isEqualTo("0:00 left");
        clock.pass(Duration.ofSeconds(61));
        assertThat(interview.clock()).isEqualTo("1:01 over time");
    }

    @Test
    void that_the_time_is_up_is_said_once_and_it_goes_on() throws IOException {
        String rest = ". Go on if you like: what ends from now on is marked as over time.";
        clock.pass(Duration.ofMinutes(45));
        assertThat(interview.timeIsUp()).isEmpty();
        interview.skip();
        clock.pass(Duration.ofSeconds(1));
        assertThat(interview.timeIsUp()).contains("Time is up after 45 minutes" + rest);
        assertThat(interview.timeIsUp()).isEmpty();
        interview.note(ACCEPTED);
        assertThat(interview.ended()).extracting(StageRecord::overTime).containsExactly(false, true);

        Interview brief = begun(1);
        clock.pass(Duration.ofSeconds(61));
        assertThat(brief.timeIsUp()).contains("Time is up after 1 minute" + rest);
    }

    @Test
    void it_may_be_ended_in_the_middle() {
        interview.note(ACCEPTED);
        clock.pass(Duration.ofSeconds(30));
        interview.finish();
        assertThat(interview.isOver()).isTrue();
        clock.pass(Duration.ofSeconds(30));
        interview.score(Criterion.CODE, 3);
        interview.score(Criterion.CODE, 2);

        assertThat(interview.finish()).isEqualTo(new InterviewRecord("2026-11-21", "torus", 45, 30, List.of(
                new StageRecord("one solution", Outcome.DONE, 0, 0, false),
                new StageRecord("all solutions", Outcome.SKIPPED, 30, 0, false),
                new StageRecord("count only", Outcome.NOT_REACHED, 0, 0, false),
                new StageRecord("questions", Outcome.NOT_REACHED, 0, 0, false),
                new StageRecord("diagonals wrap around", Outcome.NOT_REACHED, 0, 0, false),
                new StageRecord("questions about the twist", Outcome.NOT_REACHED, 0, 0, false)),
                Rubric.EMPTY.with(Criterion.CODE, 2)));
    }

    @Test
    void a_whole_interview_ends_with_its_last_stage() {
        while (!interview.isOver()) {
            clock.pass(Duration.ofMinutes(10));
            if (interview.stage() instanceof Stage.Talking talking) {
                talking.questions().forEach(question -> interview.answer());
            } else {
                interview.note(ACCEPTED);
            }
        }
        clock.pass(Duration.ofMinutes(10));
        InterviewRecord finished = interview.finish();
        assertThat(finished.seconds()).isEqualTo(3600);
        assertThat(finished.done()).isEqualTo(6);
        assertThat(finished.isOverTime()).isTrue();
        assertThat(finished.stages()).extracting(StageRecord::overTime)
                .containsExactly(false, false, false, false, true, true);
    }

    @Test
    void it_is_kept_unless_nothing_was_tried_in_it() throws IOException {
        assertThat(interview.keep().interviews()).isEmpty();
        assertThat(root.resolve("history.json")).doesNotExist();

        Interview tried = begun(20);
        assertThat(tried.workspace().folder()).isEqualTo(root.resolve("2026-11-21-torus-2"));
        Written.wrong(tried);
        tried.note(tried.judging().get());
        InterviewHistory history = tried.keep();
        assertThat(history.interviews()).containsExactly(tried.finish());
        assertThat(InterviewHistory.read(root)).isEqualTo(history);
    }

    @Test
    void a_drill_that_was_not_practised_lately_is_drawn() throws IOException {
        for (Drill drill : Drill.values()) {
            if (drill != Drill.FIRST) {
                InterviewHistory.add(root, new InterviewRecord("2026-11-01", drill.id(), 45, 0, List.of(),
                        Rubric.EMPTY));
            }
        }
        assertThat(begun(Optional.empty(), 45).drill()).isEqualTo(Drill.FIRST);
    }

    @Test
    void nothing_is_begun_where_nothing_could_be_kept() throws IOException {
        Files.writeString(root.resolve("history.json"), "my diary");
        assertThatIOException().isThrownBy(() -> begun(Optional.of(Drill.FIRST), 45));
        assertThat(root.resolve("2026-11-21-first")).doesNotExist();
    }

    private Interview begun(int minutes) throws IOException {
        return begun(Optional.of(Drill.TORUS), minutes);
    }

    private Interview begun(Optional<Drill> drill, int minutes) throws IOException {
        return new Interview(root, new InterviewSettings(drill, Duration.ofMinutes(minutes)), new Random(1),
                Written.JUDGE, clock.inTheEast());
    }

    private Verdict judged() {
        ProblemResult result = interview.judging().get();
        interview.note(result);
        return result.verdict();
    }
}
