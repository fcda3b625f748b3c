package nqueens.interview;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import nqueens.interview.Interview.Judged;
import nqueens.interview.StageRecord.Outcome;
import nqueens.judge.Conditions;
import nqueens.judge.Isolation;
import nqueens.judge.ProblemResult;
import nqueens.judge.Results;
import nqueens.judge.SettingsException;
import nqueens.problem.Catalogue;
import nqueens.problem.Verdict;
import nqueens.recording.Names;
import nqueens.recording.Recording;
import nqueens.report.ShownRun;
import nqueens.report.ShownRun.RecordedSearch;

class InterviewTest {

    private static final ProblemResult RESULT =
            new ProblemResult("solution-count", Verdict.ACCEPTED, 0, 0, 0, List.of());
    static final Judged ACCEPTED = new Judged(RESULT, new ShownRun(Results.of("alice",
            new Conditions(Isolation.NONE, Optional.empty(), 1), List.of(RESULT))));

    @TempDir
    private Path root;

    private final StoppedClock clock = new StoppedClock();
    private Interview interview;

    @BeforeEach
    void begin() throws IOException {
        interview = begun(Map.of("drill", "torus"));
    }

    @Test
    void submissions_are_noted_with_their_mistakes_and_a_stub_is_none() {
        assertThat(judged()).isEqualTo(Verdict.NOT_STARTED);
        assertThat(interview.evidence().isNothing()).isTrue();
        Written.wrong(interview);
        judged();
        judged();
        Written.text(interview, "half a line");
        assertThat(judged()).isEqualTo(Verdict.COMPILE_ERROR);
        assertThat(interview.evidence().submissions()).isEqualTo(3);
        assertThat(interview.evidence().mistakes()).containsExactly("wrong count", "wrong count", "does not compile");
        assertThat(interview.record().wrongTries()).isEqualTo(2);
        interview.submitted(ACCEPTED);
        assertThat(interview.evidence().submissions()).isZero();
        assertThat(interview.number()).isEqualTo(1);
    }

    @Test
    void the_time_to_think_ends_with_the_first_line() {
        clock.pass(Duration.ofSeconds(240));
        interview.written();
        assertThat(interview.evidence().thoughtSeconds()).isZero();
        Written.wrong(interview);
        interview.written();
        clock.pass(Duration.ofSeconds(9));
        interview.written();
        assertThat(interview.evidence().thoughtSeconds()).isEqualTo(240);
    }

    @Test
    void the_clock_counts_down_and_then_up() {
        assertThat(interview.clock()).isEqualTo("45:00 left");
        clock.pass(Duration.ofSeconds(32 * 60 + 55));
        assertThat(interview.clock()).isEqualTo("12:05 left");
        clock.pass(Duration.ofSeconds(12 * 60 + 5));
        assertThat(interview.clock()).isEqualTo("0:00 left");
        clock.pass(Duration.ofSeconds(61));
        assertThat(interview.clock()).isEqualTo("1:01 over");
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
        interview.skip();
        assertThat(interview.record().stages()).extracting(StageRecord::overTime)
                .containsExactly(false, true, false, false);
        Interview brief = begun(Map.of("drill", "torus", "minutes", "1"));
        clock.pass(Duration.ofSeconds(61));
        assertThat(brief.timeIsUp()).contains("Time is up after 1 minute" + rest);
    }

    @Test
    void it_may_be_ended_in_the_middle() {
        interview.submitted(ACCEPTED);
        clock.pass(Duration.ofSeconds(30));
        interview.finish();
        assertThat(interview.isOver()).isTrue();
        clock.pass(Duration.ofSeconds(30));
        interview.score(Criterion.CODE, 3);
        interview.score(Criterion.CODE, 2);
        interview.finish();
        InterviewRecord record = interview.record();
        assertThat(record.stages()).extracting(StageRecord::outcome).containsExactly(Outcome.DONE, Outcome.SKIPPED,
                Outcome.NOT_REACHED, Outcome.NOT_REACHED);
        assertThat(record.stages()).extracting(StageRecord::minutes).containsExactly(30, 5, 8, 2);
        assertThat(record.seconds()).isEqualTo(30);
        assertThat(record.rubric()).hasToString("- - 2 -");
    }

    @Test
    void a_whole_interview_ends_with_its_last_stage() {
        while (!interview.isOver()) {
            clock.pass(Duration.ofMinutes(15));
            int stage = interview.number();
            while (!interview.isOver() && interview.number() == stage) {
                if (interview.stage() instanceof Stage.Talking) {
                    interview.answered();
                } else {
                    interview.submitted(ACCEPTED);
                }
            }
        }
        clock.pass(Duration.ofMinutes(10));
        interview.finish();
        assertThat(interview.record().seconds()).isEqualTo(3600);
        assertThat(interview.record().secondsToFirstAcceptance()).hasValue(900);
        assertThat(interview.record().done()).isEqualTo(4);
        assertThat(interview.record().isOverTime()).isTrue();
    }

    @Test
    void it_can_begin_with_the_twist() throws IOException {
        Interview twist = begun(Map.of("drill", "torus", "from", "twist"));
        assertThat(twist.problem()).isEqualTo(Drill.TORUS.twist().orElseThrow());
        assertThat(twist.clock()).isEqualTo("10:00 left");
    }

    @Test
    void it_is_kept_with_a_debrief_unless_nothing_was_tried_in_it() throws IOException {
        assertThat(interview.keep().interviews()).isEmpty();
        assertThat(root).isEmptyDirectory();

        Interview tried = begun(Map.of("drill", "torus"));
        Written.wrong(tried);
        tried.submitted(tried.judging().get());
        InterviewHistory history = tried.keep();
        assertThat(history.interviews()).containsExactly(tried.record());
        assertThat(InterviewHistory.read(root)).isEqualTo(history);
        assertThat(tried.workspace().folder().resolve("debrief.html")).exists();
        assertThat(tried.workspace().folder().resolve("interview.json")).doesNotExist();
    }

    @Test
    void an_interview_that_was_interrupted_goes_on_with_its_clock() throws IOException {
        clock.pass(Duration.ofMinutes(10));
        interview.submitted(ACCEPTED);
        interview.answered();
        Talk talk = interview.talk();
        clock.pass(Duration.ofMinutes(2));
        assertThat(interview.leave()).isTrue();
        clock.pass(Duration.ofHours(20));

        Interview resumed = begun(Map.of("resume", ""));
        assertThat(resumed.clock()).isEqualTo("33:00 left");
        assertThat(resumed.workspace()).isEqualTo(interview.workspace());
        assertThat(resumed.talk()).isEqualTo(talk);
        clock.pass(Duration.ofMinutes(1));
        resumed.answered();
        assertThat(resumed.record().stages()).extracting(StageRecord::seconds).startsWith(600L, 180L);
    }

    @Test
    void the_search_of_a_stage_that_was_not_accepted_is_kept_until_the_debrief() throws IOException {
        interview.submitted(found(Verdict.WRONG_ANSWER));
        interview.skip();
        interview.leave();
        Interview resumed = begun(Map.of("resume", ""));
        resumed.skip();
        resumed.submitted(found(Verdict.TIME_LIMIT_EXCEEDED));
        resumed.lookedAtCase();
        assertThat(resumed.debrief().solutions()).extracting(Debrief.Compared::search)
                .containsExactly("search-1/index.html", "search-3/index.html");
        resumed.submitted(ACCEPTED);
        resumed.keep();
        assertThat(resumed.debrief().solutions()).extracting(Debrief.Compared::search)
                .containsExactly("search-1/index.html", "");
        assertThat(resumed.workspace().folder().resolve("search-1/index.html")).exists();
        assertThat(resumed.workspace().folder().resolve("search-3")).doesNotExist();
    }

    @Test
    void a_search_can_be_watched_once_its_case_was_asked_for_or_the_stage_is_over() throws IOException {
        Path search = interview.workspace().folder().resolve("search-1/index.html");
        interview.submitted(found(Verdict.WRONG_ANSWER));
        assertThat(search).doesNotExist();
        interview.lookedAtCase();
        assertThat(search).exists();
        String watched = Files.readString(search);
        interview.submitted(found(Verdict.TIME_LIMIT_EXCEEDED));
        assertThat(search).hasContent(watched);
        interview.finish();
        assertThat(search).content().isNotEqualTo(watched);
        Interview coached = begun(Map.of("drill", "torus", "coach", ""));
        coached.submitted(found(Verdict.WRONG_ANSWER));
        assertThat(coached.workspace().folder().resolve("search-1/index.html")).exists();
    }

    private static Judged found(Verdict verdict) throws IOException {
        ProblemResult result = new ProblemResult("solution-count", verdict, 0, 0, 0, List.of());
        Recording recording = Recording.of("totalNQueens(4)", 4, Recording.End.RETURNED, "2",
                new Names(List.of("Mine.java"), List.of(List.of("place")), List.of(), List.of(), List.of(), List.of()),
                0);
        return new Judged(result, new ShownRun(Results.of("alice",
                new Conditions(Isolation.NONE, Optional.empty(), 1), List.of(result)),
                Map.of(Catalogue.SOLUTION_COUNT, new RecordedSearch(recording, Map.of())), Map.of(),
                Optional.empty()));
    }

    @Test
    void of_an_interview_that_crashed_ten_seconds_are_lost_at_most() throws IOException {
        Written.wrong(interview);
        clock.pass(Duration.ofSeconds(9));
        interview.tick();
        assertThat(begun(Map.of("resume", "")).clock()).isEqualTo("45:00 left");
        clock.pass(Duration.ofSeconds(1));
        interview.tick();
        assertThat(begun(Map.of("resume", "")).clock()).isEqualTo("44:50 left");
    }

    @Test
    void one_that_never_began_leaves_nothing_to_go_on_with() throws IOException {
        assertThat(interview.leave()).isFalse();
        assertThat(root).isEmptyDirectory();
        assertThatThrownBy(() -> begun(Map.of("resume", ""))).isInstanceOf(SettingsException.class)
                .hasMessage("-Dresume: no interview was interrupted; leave -Dresume out to begin one");
    }

    @Test
    void what_is_broken_is_nothing_to_go_on_with() throws IOException {
        Files.writeString(interview.workspace().folder().resolve("interview.json"), "{\"date\": \"today\"}");
        assertThatThrownBy(() -> begun(Map.of("resume", ""))).isInstanceOf(SettingsException.class);
    }

    @Test
    void nothing_is_begun_where_nothing_could_be_kept() throws IOException {
        Files.writeString(root.resolve("history.json"), "my diary");
        assertThatIOException().isThrownBy(() -> begun(Map.of("drill", "first")));
        assertThat(root.resolve("2026-11-21-first")).doesNotExist();
    }

    private Interview begun(Map<String, String> properties) throws IOException {
        return Interview.of(Written.room(root, clock.inTheEast()),
                InterviewSettings.of(name -> Optional.ofNullable(properties.get(name))), new Random(1));
    }

    private Verdict judged() {
        Judged judged = interview.judging().get();
        interview.submitted(judged);
        return judged.result().verdict();
    }
}
