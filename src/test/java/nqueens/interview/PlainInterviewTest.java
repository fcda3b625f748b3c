package nqueens.interview;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import nqueens.drill.OneSolution;

class PlainInterviewTest {

    @TempDir
    private Path folder;

    private final StoppedClock clock = new StoppedClock();
    private final DirectWorkers workers = new DirectWorkers(new AnySolution());
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private Interview interview;

    @BeforeEach
    void begin() throws IOException {
        InterviewWorkspace workspace = InterviewWorkspace.create(folder, LocalDate.of(2026, 11, 21), Drill.TORUS);
        interview = new Interview(Drill.TORUS, workspace, workers, clock, Duration.ofMinutes(45));
    }

    @Test
    void a_stage_is_shown_and_the_interview_may_end_at_once() throws IOException {
        assertThat(run("q\n\n2\n9\nx\n4\nq\n")).startsWith("""
                interview: torus, 45:00 left

                stage 1 of 6: one solution (45:00 left)
                """).contains("""
                Enter: judge it; s: leave it for the next stage; q: end the interview

                communication: Could somebody else have followed you?
                  1: silent, or talked about the code only when it was done
                """).contains("""
                  4: as before, and the twist was a change of a few lines
                1 to 4, or Enter for none
                """);
        assertThat(interview.rubric())
                .isEqualTo(Rubric.EMPTY.with(Criterion.PROBLEM_SOLVING, 2).with(Criterion.CODE, 4));
        assertThat(interview.isOver()).isTrue();
    }

    @Test
    void where_commands_end_so_does_the_interview() throws IOException {
        run("");
        assertThat(interview.isOver()).isTrue();
        assertThat(interview.finish().done()).isZero();
    }

    @Test
    void a_verdict_is_told_with_its_case_and_what_was_printed() throws IOException {
        workers.become((OneSolution) n -> new int[0]);
        assertThat(run("\n")).contains("""
                WRONG ANSWER (45:00 left)
                solve(1) gave []
                  Q
                there is a solution, such as this one
                printed by you:
                printed
                Enter: judge it;""");
        assertThat(interview.ended().get(0).wrongTries()).isEqualTo(1);
    }

    @Test
    void what_was_not_printed_is_not_mentioned() throws IOException {
        workers.become((OneSolution) n -> new int[0]);
        workers.fallSilent();
        assertThat(run("\n")).contains("""
                there is a solution, such as this one
                Enter: judge it;""");
    }

    @Test
    void an_accepted_stage_leads_to_the_next_one() throws IOException {
        assertThat(run("j\n")).contains("""
                ACCEPTED (45:00 left)

                stage 2 of 6: all solutions (45:00 left)
                """);
        assertThat(interview.finish().done()).isEqualTo(1);
    }

    @Test
    void an_answer_is_shown_after_it_was_asked_for() throws IOException {
        String text = run("s\ns\ns\n\nq\n");
        assertThat(text).contains("""
                stage 4 of 6: questions (45:00 left)
                1. How much time does your search take, and how much space?
                Answer aloud, then Enter: a model answer; s: next stage; q: end
                Exactly, nobody knows:""", "\n2. Why one queen in each row?");
        assertThat(text).doesNotContain("Two queens in one row attack each other");
        assertThat(interview.finish().done()).isZero();
    }

    @Test
    void questions_may_be_left_or_gone_through() throws IOException {
        assertThat(run("s\n".repeat(5) + "\n".repeat(3))).contains("stage 6 of 6: questions about the twist");
        assertThat(interview.finish().stages()).extracting(StageRecord::outcome).containsExactly(
                StageRecord.Outcome.SKIPPED, StageRecord.Outcome.SKIPPED, StageRecord.Outcome.SKIPPED,
                StageRecord.Outcome.SKIPPED, StageRecord.Outcome.SKIPPED, StageRecord.Outcome.DONE);
    }

    @Test
    void that_the_time_is_up_is_said_before_the_next_command() throws IOException {
        clock.pass(Duration.ofMinutes(46));
        assertThat(run("s\nq\n")).containsOnlyOnce("Time is up after 45 minutes.")
                .contains("stage 2 of 6: all solutions (1:00 over time)");
    }

    @Test
    void the_file_to_write_is_named_with_slashes() throws IOException {
        InterviewWorkspace windows = new InterviewWorkspace(folder.resolve("a\\b"));
        java.nio.file.Files.createDirectories(windows.file(Task.ONE_SOLUTION).getParent());
        interview = new Interview(Drill.TORUS, windows, workers, clock, Duration.ofMinutes(45));
        assertThat(run("q").replaceAll("\\s+", "")).contains("/a/b/drill/OneSolutionQueens.java");
    }

    private String run(String commands) throws IOException {
        new PlainInterview(interview, new BufferedReader(new StringReader(commands)),
                new PrintStream(new BufferedOutputStream(out), false, StandardCharsets.UTF_8)).run();
        return out.toString(StandardCharsets.UTF_8);
    }
}
