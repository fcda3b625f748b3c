package nqueens.interview;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.function.Supplier;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import nqueens.interview.StageRecord.Outcome;
import nqueens.judge.ProblemResult;
import nqueens.problem.Catalogue;
import nqueens.problem.Verdict;

class InterviewTest {

    private static final ProblemResult ACCEPTED = result(Verdict.ACCEPTED);

    @TempDir
    private Path folder;

    private final StoppedClock clock = new StoppedClock();
    private InterviewWorkspace workspace;
    private Interview interview;

    @BeforeEach
    void begin() throws IOException {
        workspace = InterviewWorkspace.create(folder, LocalDate.of(2026, 11, 21), Drill.TORUS);
        interview = new Interview(Drill.TORUS, workspace, Written.JUDGE, clock, Duration.ofMinutes(45));
    }

    @Test
    void it_begins_with_the_stub_of_the_first_stage() {
        assertThat(interview.drill()).isEqualTo(Drill.TORUS);
        assertThat(interview.workspace()).isEqualTo(workspace);
        assertThat(interview.stages()).isEqualTo(Drill.TORUS.stages());
        assertThat(interview.ended()).isEmpty();
        assertThat(interview.isOver()).isFalse();
        assertThat(interview.isDone()).isFalse();
        assertThat(interview.stage()).isEqualTo(new Stage.Coding(Catalogue.ONE_SOLUTION));
        assertThat(interview.problem()).isEqualTo(Catalogue.ONE_SOLUTION);
        assertThat(workspace.file(Catalogue.ONE_SOLUTION)).exists();
        assertThat(workspace.file(Catalogue.ALL_SOLUTIONS)).doesNotExist();
    }

    @Test
    void an_accepted_stage_is_done_and_the_next_one_opens_when_asked_for() throws IOException {
        Written.right(interview);
        clock.pass(Duration.ofSeconds(100));
        assertThat(interview.judge().verdict()).isEqualTo(Verdict.ACCEPTED);
        assertThat(interview.isDone()).isTrue();
        assertThat(interview.problem()).isEqualTo(Catalogue.ONE_SOLUTION);
        clock.pass(Duration.ofSeconds(10));

        interview.next();

        assertThat(interview.isDone()).isFalse();
        assertThat(interview.problem()).isEqualTo(Catalogue.ALL_SOLUTIONS);
        assertThat(workspace.file(Catalogue.ALL_SOLUTIONS)).exists();
        assertThat(interview.ended())
                .containsExactly(new StageRecord("one solution", Outcome.DONE, 100, 0, false));
    }

    @Test
    void one_minute_is_one() throws IOException {
        Interview brief = new Interview(Drill.TORUS, workspace, Written.JUDGE, clock, Duration.ofMinutes(1));
        clock.pass(Duration.ofSeconds(61));
        assertThat(brief.timeIsUp()).contains("Time is up after 1 minute. Go on if you like: what ends from now on is"
                + " marked as over time.");
    }

    @Test
    void wrong_tries_are_counted_stage_by_stage() throws IOException {
        assertThat(interview.judge().verdict()).isEqualTo(Verdict.NOT_STARTED);
        Written.wrong(interview);
        interview.judge();
        interview.judge();
        Written.text(interview, "half a line");
        assertThat(interview.judge().verdict()).isEqualTo(Verdict.COMPILE_ERROR);
        assertThat(interview.wrongTries()).isEqualTo(2);
        assertThat(interview.isDone()).isFalse();

        interview.note(ACCEPTED);
        interview.next();

        assertThat(interview.wrongTries()).isZero();
        assertThat(interview.ended()).extracting(StageRecord::wrongTries).containsExactly(2);
    }

    @Test
    void judging_changes_nothing_until_it_is_noted() {
        Supplier<ProblemResult> judging = interview.judging();
        Written.right(interview);
        ProblemResult result = judging.get();
        assertThat(result.verdict()).isEqualTo(Verdict.ACCEPTED);
        assertThat(interview.isDone()).isFalse();
        interview.note(result);
        assertThat(interview.isDone()).isTrue();
    }

    @Test
    void a_stage_that_is_done_is_not_judged_again() {
        interview.note(ACCEPTED);
        assertThatThrownBy(() -> interview.note(ACCEPTED))
                .isInstanceOf(IllegalStateException.class).hasMessage("done already: one solution");
    }

    @Test
    void a_stage_that_is_not_done_may_be_skipped_and_nothing_else() throws IOException {
        assertThatThrownBy(interview::next)
                .isInstanceOf(IllegalStateException.class).hasMessage("not done: one solution");
        clock.pass(Duration.ofSeconds(7));
        interview.skip();
        interview.note(ACCEPTED);
        interview.skip();
        assertThat(interview.ended()).containsExactly(
                new StageRecord("one solution", Outcome.SKIPPED, 7, 0, false),
                new StageRecord("all solutions", Outcome.DONE, 0, 0, false));
        assertThat(interview.problem()).isEqualTo(Catalogue.SOLUTION_COUNT);
    }

    @Test
    void questions_are_asked_one_after_the_other() throws IOException {
        assertThatThrownBy(interview::question)
                .isInstanceOf(IllegalStateException.class).hasMessage("nothing to talk about: one solution");
        skip(3);
        List<Question> questions = ((Stage.Talking) interview.stage()).questions();
        for (int i = 0; i < questions.size(); i++) {
            assertThat(interview.isDone()).isFalse();
            assertThat(interview.question()).isEqualTo(questions.get(i));
            assertThat(interview.questionNumber()).isEqualTo(i + 1);
            clock.pass(Duration.ofSeconds(60));
            interview.answered();
        }
        assertThat(interview.isDone()).isTrue();
        assertThatThrownBy(interview::answered)
                .isInstanceOf(IllegalStateException.class).hasMessage("done already: questions");
        interview.next();
        assertThat(interview.ended()).last()
                .isEqualTo(new StageRecord("questions", Outcome.DONE, 60L * questions.size(), 0, false));
        interview.skip();
        assertThat(interview.questionNumber()).isEqualTo(1);
    }

    @Test
    void questions_are_not_judged() throws IOException {
        skip(3);
        assertThatThrownBy(interview::judge)
                .isInstanceOf(IllegalStateException.class).hasMessage("nothing to code: questions");
        assertThatThrownBy(() -> interview.note(ACCEPTED)).isInstanceOf(IllegalStateException.class);
        assertThat(interview.isDone()).isFalse();
    }

    @Test
    void it_is_over_after_the_last_stage() throws IOException {
        skip(6);
        assertThat(interview.isOver()).isTrue();
        assertThatThrownBy(interview::stage)
                .isInstanceOf(IllegalStateException.class).hasMessage("the interview is over");
        assertThatThrownBy(interview::skip).isInstanceOf(IllegalStateException.class);
        assertThat(workspace.file(Catalogue.TOROIDAL_BOARD)).exists();
    }

    @Test
    void earlier_work_is_never_overwritten() throws IOException {
        Files.writeString(workspace.file(Catalogue.ALL_SOLUTIONS), "prepared");
        interview.skip();
        assertThat(workspace.file(Catalogue.ALL_SOLUTIONS)).hasContent("prepared");
    }

    @Test
    void the_clock_counts_down_and_then_up() {
        assertThat(interview.clock()).isEqualTo("45:00 left");
        clock.pass(Duration.ofSeconds(32 * 60 + 55));
        assertThat(interview.elapsed()).isEqualTo(Duration.ofSeconds(1975));
        assertThat(interview.clock()).isEqualTo("12:05 left");
        clock.pass(Duration.ofSeconds(12 * 60 + 5));
        assertThat(interview.clock()).isEqualTo("0:00 left");
        assertThat(interview.isOverTime()).isFalse();
        clock.pass(Duration.ofSeconds(61));
        assertThat(interview.clock()).isEqualTo("1:01 over time");
        assertThat(interview.isOverTime()).isTrue();
    }

    @Test
    void that_the_time_is_up_is_said_once_and_it_goes_on() throws IOException {
        clock.pass(Duration.ofMinutes(45));
        assertThat(interview.timeIsUp()).isEmpty();
        interview.skip();
        clock.pass(Duration.ofSeconds(1));
        assertThat(interview.timeIsUp()).contains("Time is up after 45 minutes. Go on if you like: what ends from"
                + " now on is marked as over time.");
        assertThat(interview.timeIsUp()).isEmpty();

        interview.note(ACCEPTED);
        interview.next();

        assertThat(interview.ended()).extracting(StageRecord::overTime).containsExactly(false, true);
    }

    @Test
    void a_stage_done_in_time_is_not_over_time_however_late_the_next_one_opens() throws IOException {
        interview.note(ACCEPTED);
        clock.pass(Duration.ofHours(1));
        interview.next();
        assertThat(interview.ended())
                .containsExactly(new StageRecord("one solution", Outcome.DONE, 0, 0, false));
        clock.pass(Duration.ofSeconds(5));
        interview.skip();
        assertThat(interview.ended()).last()
                .isEqualTo(new StageRecord("all solutions", Outcome.SKIPPED, 5, 0, true));
    }

    @Test
    void it_may_be_ended_in_the_middle() {
        clock.pass(Duration.ofSeconds(30));
        interview.quit();
        assertThat(interview.isOver()).isTrue();
        clock.pass(Duration.ofSeconds(30));
        interview.quit();
        interview.score(Criterion.CODE, 3);
        interview.score(Criterion.CODE, 2);
        assertThat(interview.rubric()).isEqualTo(Rubric.EMPTY.with(Criterion.CODE, 2));

        assertThat(interview.finish()).isEqualTo(new InterviewRecord("2026-11-21", "torus", 45, 30, List.of(
                new StageRecord("one solution", Outcome.SKIPPED, 30, 0, false),
                new StageRecord("all solutions", Outcome.NOT_REACHED, 0, 0, false),
                new StageRecord("count only", Outcome.NOT_REACHED, 0, 0, false),
                new StageRecord("questions", Outcome.NOT_REACHED, 0, 0, false),
                new StageRecord("diagonals wrap around", Outcome.NOT_REACHED, 0, 0, false),
                new StageRecord("questions about the twist", Outcome.NOT_REACHED, 0, 0, false)),
                Rubric.EMPTY.with(Criterion.CODE, 2)));
    }

    @Test
    void a_stage_that_is_done_stays_done_at_the_end() {
        interview.note(ACCEPTED);
        assertThat(interview.finish().stages()).first()
                .isEqualTo(new StageRecord("one solution", Outcome.DONE, 0, 0, false));
    }

    @Test
    void a_whole_interview_ends_with_its_last_stage() throws IOException {
        for (int i = 0; i < 6; i++) {
            clock.pass(Duration.ofMinutes(10));
            if (interview.stage() instanceof Stage.Talking talking) {
                talking.questions().forEach(question -> interview.answered());
            } else {
                interview.note(ACCEPTED);
            }
            interview.next();
        }
        clock.pass(Duration.ofMinutes(10));
        InterviewRecord finished = interview.finish();
        assertThat(finished.seconds()).isEqualTo(3600);
        assertThat(finished.done()).isEqualTo(6);
        assertThat(finished.isOverTime()).isTrue();
        assertThat(finished.stages()).extracting(StageRecord::overTime)
                .containsExactly(false, false, false, false, true, true);
    }

    private static ProblemResult result(Verdict verdict) {
        return new ProblemResult("one-solution", verdict, 0, 0, 0, List.of());
    }

    private void skip(int stages) throws IOException {
        for (int i = 0; i < stages; i++) {
            interview.skip();
        }
    }
}
