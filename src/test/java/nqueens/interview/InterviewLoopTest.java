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
import java.util.Set;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import nqueens.interview.InterviewRecord.Outcome;
import nqueens.interview.InterviewRecord.StageRecord;
import nqueens.loop.ManualDesk;
import nqueens.report.Style;

class InterviewLoopTest {

    @TempDir
    private Path folder;

    private final StoppedClock clock = new StoppedClock();
    private final ManualDesk desk = new ManualDesk();
    private Interview interview;
    private InterviewLoop loop;

    @BeforeEach
    void begin() throws IOException {
        interview = new Interview(folder, new InterviewSettings(Optional.of(Drill.TORUS), Duration.ofMinutes(45)),
                new Random(1), Written.JUDGE, clock.inTheEast());
        loop = new InterviewLoop(interview, Style.PLAIN);
        loop.begin(desk);
    }

    @Test
    void the_stage_and_its_file_are_shown_with_the_clock() {
        assertThat(text()).isEqualTo("""
                Interview torus, stage 1 of 6: one solution
                  write  FOLDER/2026-11-21-torus/drill/OneSolutionQueens.java
                  Its comment states the task. Each save is judged.


                [------------------------] 45:00 left   s skip stage   q end""");
        assertThat(loop.watched()).containsExactly(folder.resolve("2026-11-21-torus/drill"),
                folder.resolve("2026-11-21-torus/torus"));
        assertThat(loop.page().isSettled()).isTrue();
        assertThat(desk.isWaiting()).isFalse();
    }

    @Test
    void a_save_is_judged_and_a_wrong_answer_is_told() {
        Written.wrong(interview);
        save();
        assertThat(text()).contains("\njudging ...\n");
        assertThat(loop.page().isSettled()).isFalse();
        desk.judgeOne();
        assertThat(text()).isEqualTo("""
                Interview torus, stage 1 of 6: one solution
                  write  FOLDER/2026-11-21-torus/drill/OneSolutionQueens.java
                  Its comment states the task. Each save is judged.

                WRONG ANSWER
                  solve(4) gave []
                    . Q . .
                    . . . Q
                    Q . . .
                    . . Q .
                  there is a solution, such as this one

                wrong tries: 1
                [------------------------] 45:00 left   s skip stage   q end""");
    }

    @Test
    void a_stub_is_no_try() {
        save();
        desk.judgeOne();
        assertThat(text()).isEqualTo("""
                Interview torus, stage 1 of 6: one solution
                  write  FOLDER/2026-11-21-torus/drill/OneSolutionQueens.java
                  Its comment states the task. Each save is judged.

                still the stub
                [------------------------] 45:00 left   s skip stage   q end""");
    }

    @Test
    void an_accepted_stage_opens_the_next() {
        clock.pass(Duration.ofSeconds(100));
        accept();
        assertThat(text()).isEqualTo("""
                Interview torus, stage 2 of 6: all solutions
                  one solution: ACCEPTED, 1:40 min
                  write  FOLDER/2026-11-21-torus/drill/AllSolutionsQueens.java
                  Its comment states the task. Each save is judged.


                [####--------------------] 43:20 left   s skip stage   q end""");
        assertThat(folder.resolve("2026-11-21-torus/drill/AllSolutionsQueens.java")).exists();
        assertThat(folder.resolve("2026-11-21-torus/drill/SolutionCountQueens.java")).doesNotExist();
        assertThat(interview.ended())
                .containsExactly(new StageRecord("one solution", Outcome.DONE, 100, 0, false));
    }

    @Test
    void a_stage_is_skipped_only_where_that_is_meant() {
        loop.pressed('s');
        assertThat(text()).isEqualTo("""
                Leave this stage, and go on to the next?

                [------------------------] 45:00 left   y skip   any other key: go on with it""");
        loop.pressed('s');
        assertThat(text()).startsWith("Interview torus, stage 1 of 6");
        press("sy");
        assertThat(text()).startsWith("""
                Interview torus, stage 2 of 6: all solutions
                  one solution: skipped, 0:00 min
                """);
    }

    @ParameterizedTest
    @CsvSource({"s, 'Leave this stage, and go on to the next?', stage 2 of 6",
        "q, End the interview here?, Grade yourself"})
    void a_question_waits_for_its_answer_whatever_is_judged_meanwhile(char key, String question, String after) {
        Written.wrong(interview);
        save();
        loop.pressed(key);
        assertThat(text()).startsWith(question);
        assertThat(loop.page().isSettled()).isTrue();
        desk.judgeOne();
        assertThat(text()).startsWith(question);
        assertThat(interview.wrongTries()).isEqualTo(1);
        loop.pressed('y');
        assertThat(text()).contains(after);
    }

    @Test
    void a_stage_that_is_accepted_meanwhile_is_not_skipped_any_more_and_nor_is_the_next() {
        Written.right(interview);
        save();
        loop.pressed('s');
        desk.judgeOne();
        loop.pressed('y');
        assertThat(text()).startsWith("""
                Interview torus, stage 2 of 6: all solutions
                  one solution: ACCEPTED, 0:00 min
                """).contains("note:  no such key here: y");
    }

    @Test
    void the_interview_ends_where_that_is_meant_though_a_stage_is_accepted_meanwhile() {
        Written.right(interview);
        save();
        loop.pressed('q');
        desk.judgeOne();
        assertThat(text()).startsWith("End the interview here?");
        loop.pressed('y');
        assertThat(text()).startsWith("Grade yourself");
        assertThat(interview.finish().done()).isEqualTo(1);
    }

    @Test
    void of_a_tall_board_the_rule_is_seen_on_a_screen_of_24_rows() throws IOException {
        Written.text(interview, Files.readString(Written.KNOWN.resolve(
                "accepted/drill-models/drill/OneSolutionQueens.java"))
                .replace("  int[] columns =", "  System.out.println(n + \"\\n\".repeat(9));\n  int[] columns =")
                .replace("place(columns, 0) ?", "n >= 20 || place(columns, 0) ?"));
        save();
        desk.judgeOne();
        List<String> rows = loop.page().laidOut(24, 80, 0);
        assertThat(rows).contains("WRONG ANSWER", "  the queens in rows 0 and 1 share column 0")
                .anyMatch(row -> row.startsWith("  solve(20) gave [0, 0, "))
                .anyMatch(row -> row.matches("  \\.\\.\\. and \\d+ lines more"));
    }

    @Test
    void what_is_judged_for_a_stage_that_was_left_is_dropped() {
        save();
        press("sy");
        desk.judgeOne();
        assertThat(text()).startsWith("Interview torus, stage 2 of 6: all solutions");
        assertThat(loop.page().isSettled()).isTrue();
    }

    @Test
    void questions_are_answered_aloud_before_the_model_answer_is_shown_and_then_comes_the_twist() {
        press("sysysy");
        Question first = interview.question();
        assertThat(text()).contains("Question 1 of ", "  Answer aloud, as if somebody listened; then compare.",
                "a model answer   s skip stage   q end").doesNotContain("A model answer");
        loop.pressed('n');
        assertThat(text()).contains("note:  no such key here: n");
        assertThat(interview.question()).isEqualTo(first);
        save();
        assertThat(desk.isWaiting()).isFalse();
        loop.pressed('a');
        assertThat(text()).contains("\nA model answer\n  ", "n next   s skip stage");
        loop.pressed('n');
        assertThat(interview.question()).isNotEqualTo(first);
        assertThat(text()).contains("Question 2 of ").doesNotContain("A model answer\n");
        clock.pass(Duration.ofSeconds(61));
        press("anan");
        assertThat(interview.question()).isEqualTo(((Stage.Talking) interview.stage()).questions().get(3));
        press("anan");
        assertThat(text()).startsWith("""
                Interview torus, stage 5 of 6: diagonals wrap around
                  questions: talked about, 1:01 min
                  write  FOLDER/2026-11-21-torus/torus/TorusQueens.java
                """);
        assertThat(folder.resolve("2026-11-21-torus/torus/TorusQueens.java")).content().startsWith("package torus;\n");
        press("sy");
        assertThat(text()).contains("Question 1 of ");
    }

    @Test
    void the_end_of_the_time_is_told_once_and_the_interview_goes_on() {
        clock.pass(Duration.ofMinutes(46));
        loop.ticked();
        loop.ticked();
        assertThat(text()).contains("note:  Time is up after 45 minutes. Go on if you like: what ends from now on is"
                + " marked as over time.").contains("1:00 over time");
        loop.pressed('x');
        assertThat(text()).doesNotContain("Time is up").contains("note:  no such key here: x");
    }

    @Test
    void the_interview_ends_only_where_that_is_meant() {
        loop.pressed('q');
        assertThat(text()).startsWith("End the interview here?\n");
        loop.pressed('n');
        assertThat(text()).startsWith("Interview torus, stage 1 of 6");
        accept();
        press("qy");
        assertThat(desk.left()).isZero();
        assertThat(text()).isEqualTo("""
                Grade yourself: communication
                  Could somebody else have followed you?
                  1. silent, or talked about the code only when it was done
                  2. said what you typed, but seldom why
                  3. asked what was unclear, said the plan before the code, and the reason at each turn
                  4. as before, and took the other along: summed up, checked for agreement, used hints at once

                criterion 1 of 4
                1-4 grade   0 none""");
    }

    @Test
    void grades_are_kept_and_the_history_is_shown() throws IOException {
        accept();
        clock.pass(Duration.ofMinutes(3));
        press("qy7");
        assertThat(text()).contains("note:  1 to 4, or 0 for no grade");
        press("3041");
        InterviewHistory history = InterviewHistory.read(folder);
        assertThat(history.interviews()).hasSize(1);
        assertThat(history.interviews().get(0).rubric()).hasToString("3 - 4 1");
        assertThat(String.join("\n", loop.page().body()) + "\n").isEqualTo(history.table());
        assertThat(loop.page().keys()).isEqualTo("any key leaves");
        assertThat(loop.finish()).isEqualTo(history);
        assertThat(InterviewHistory.read(folder)).isEqualTo(history);
        loop.pressed('x');
        assertThat(desk.left()).isEqualTo(1);
    }

    @Test
    void an_interview_that_is_interrupted_is_kept_as_far_as_it_came() throws IOException {
        accept();
        assertThat(loop.finish().interviews()).singleElement()
                .satisfies(record -> assertThat(record.done()).isEqualTo(1));
        assertThat(InterviewHistory.read(folder).interviews()).hasSize(1);
    }

    @Test
    void where_nothing_was_tried_there_is_nothing_to_grade_or_to_keep() throws IOException {
        press("qy");
        assertThat(desk.left()).isEqualTo(1);
        assertThat(loop.finish().interviews()).isEmpty();
    }

    @Test
    void after_the_last_stage_come_the_grades() {
        accept();
        press("sy".repeat(5));
        assertThat(text()).startsWith("Grade yourself: communication");
        save();
        assertThat(desk.isWaiting()).isFalse();
    }

    @Test
    void where_the_history_is_none_of_ours_the_interview_is_lost_with_a_reason() throws IOException {
        accept();
        Files.writeString(folder.resolve(InterviewHistory.FILE), "something else");
        assertThatIOException().isThrownBy(loop::finish).withMessageContaining("not a history of interviews");
        assertThat(folder.resolve(InterviewHistory.FILE)).hasContent("something else");
    }

    private void accept() {
        Written.right(interview);
        save();
        desk.judgeOne();
    }

    private void save() {
        loop.saved(Set.of(folder.resolve("2026-11-21-torus/drill")));
    }

    private void press(String keys) {
        keys.chars().forEach(key -> loop.pressed((char) key));
    }

    private String text() {
        return ManualDesk.text(loop.page()).replace(folder.toString().replace('\\', '/'), "FOLDER");
    }
}
