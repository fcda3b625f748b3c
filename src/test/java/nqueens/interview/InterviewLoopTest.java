package nqueens.interview;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import nqueens.loop.Desk;
import nqueens.loop.Page;
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
        InterviewWorkspace workspace = InterviewWorkspace.create(folder, LocalDate.of(2026, 11, 21), Drill.TORUS);
        interview = new Interview(Drill.TORUS, workspace, Written.JUDGE, clock, Duration.ofMinutes(45));
        loop = new InterviewLoop(new Interviews(folder, clock), interview, Style.PLAIN);
        loop.begin(desk);
    }

    @Test
    void the_stage_and_its_file_are_shown_with_the_clock() {
        assertThat(text()).isEqualTo("""
                Interview torus, stage 1 of 6: one solution
                  write  FOLDER/2026-11-21-torus/drill/OneSolutionQueens.java
                  Its comment states the task. Each save is judged.


                [------------------------] 45:00 left   s skip stage   q end""");
        assertThat(loop.watched()).containsExactly(folder.resolve("2026-11-21-torus/drill"));
        assertThat(loop.page().settled()).isEqualTo(Page.Settled.YES);
        assertThat(desk.waiting).isEmpty();
    }

    @Test
    void a_save_is_judged_and_a_wrong_answer_is_told() {
        Written.wrong(interview);
        save();
        assertThat(text()).contains("\njudging ...\n");
        assertThat(loop.page().settled()).isEqualTo(Page.Settled.NO);
        desk.judge();
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
        desk.judge();
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
    }

    @Test
    void a_stage_is_skipped_only_where_that_is_meant() {
        loop.pressed('s');
        assertThat(text()).isEqualTo("""
                Leave this stage, and go on to the next?

                [------------------------] 45:00 left   y skip   any other key: go on with it""");
        loop.pressed('s');
        assertThat(text()).startsWith("Interview torus, stage 1 of 6");
        skip();
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
        assertThat(loop.page().settled()).isEqualTo(Page.Settled.YES);
        desk.judge();
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
        desk.judge();
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
        desk.judge();
        assertThat(text()).startsWith("End the interview here?");
        loop.pressed('y');
        assertThat(text()).startsWith("Grade yourself");
        assertThat(interview.finish().done()).isEqualTo(1);
    }

    @Test
    void of_a_tall_board_the_rule_is_seen_on_a_screen_of_24_rows() {
        Written.text(interview, """
                package drill;

                public class OneSolutionQueens implements nqueens.drill.OneSolution {
                    public int[] solve(int n) {
                        System.out.println(n + "\\n".repeat(9));
                        return n < 20 ? new WorkingQueens().solve(n) : new int[n];
                    }
                }
                """);
        working();
        save();
        desk.judge();
        List<String> rows = loop.page().laidOut(24, 80);
        assertThat(rows).contains("WRONG ANSWER", "  the queens in rows 0 and 1 share column 0")
                .anyMatch(row -> row.startsWith("  solve(20) gave [0, 0, "))
                .anyMatch(row -> row.matches("  \\.\\.\\. and \\d+ lines more"));
    }

    @Test
    void what_is_judged_for_a_stage_that_was_left_is_dropped() {
        save();
        skip();
        desk.judge();
        assertThat(text()).startsWith("Interview torus, stage 2 of 6: all solutions");
        assertThat(loop.page().settled()).isEqualTo(Page.Settled.YES);
        assertThat(interview.isDone()).isFalse();
    }

    @Test
    void questions_are_answered_aloud_before_the_model_answer_is_shown() {
        skip();
        skip();
        skip();
        Question first = interview.question();
        assertThat(text()).contains("Question 1 of ", "  Answer aloud, as if somebody listened; then compare.",
                "a model answer   s skip stage   q end").doesNotContain("A model answer");
        loop.pressed('n');
        assertThat(text()).contains("note:  no such key here: n");
        assertThat(interview.question()).isEqualTo(first);
        save();
        assertThat(desk.waiting).isEmpty();
        loop.pressed('a');
        assertThat(text()).contains("\nA model answer\n  ", "n next   s skip stage");
        loop.pressed('n');
        assertThat(interview.question()).isNotEqualTo(first);
        assertThat(text()).contains("Question 2 of ").doesNotContain("A model answer\n");
    }

    @Test
    void after_the_last_question_comes_the_twist() {
        skip();
        skip();
        skip();
        answerAll();
        assertThat(text()).startsWith("""
                Interview torus, stage 5 of 6: diagonals wrap around
                  questions: talked about, 0:00 min
                """);
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
        loop.pressed('q');
        loop.pressed('y');
        assertThat(desk.left).isZero();
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
        loop.pressed('q');
        loop.pressed('y');
        loop.pressed('7');
        assertThat(text()).contains("note:  1 to 4, or 0 for no grade");
        for (char key : "3041".toCharArray()) {
            loop.pressed(key);
        }
        InterviewHistory history = InterviewHistory.read(folder);
        assertThat(history.interviews()).hasSize(1);
        assertThat(history.interviews().get(0).rubric()).hasToString("3 - 4 1");
        assertThat(String.join("\n", loop.page().body()) + "\n").isEqualTo(new HistoryTable(history).text());
        assertThat(loop.page().keys()).isEqualTo("any key leaves");
        assertThat(loop.finish()).isEqualTo(history);
        assertThat(InterviewHistory.read(folder)).isEqualTo(history);
        loop.pressed('x');
        assertThat(desk.left).isEqualTo(1);
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
        loop.pressed('q');
        loop.pressed('y');
        assertThat(desk.left).isEqualTo(1);
        assertThat(loop.finish().interviews()).isEmpty();
    }

    @Test
    void after_the_last_stage_come_the_grades() {
        accept();
        for (int stage = 1; stage < 6; stage++) {
            skip();
        }
        assertThat(text()).startsWith("Grade yourself: communication");
        save();
        assertThat(desk.waiting).isEmpty();
    }

    @Test
    void where_the_history_is_none_of_ours_the_interview_is_lost_with_a_reason() throws IOException {
        accept();
        Files.writeString(folder.resolve(InterviewHistory.FILE), "something else");
        assertThat(org.assertj.core.api.Assertions.catchThrowable(loop::finish)).isInstanceOf(IOException.class)
                .hasMessageContaining("not a history of interviews");
        assertThat(folder.resolve(InterviewHistory.FILE)).hasContent("something else");
    }

    private void accept() {
        Written.right(interview);
        save();
        desk.judge();
    }

    /** A right class beside the solver. */
    private void working() {
        try {
            Files.writeString(interview.workspace().drills().resolve("WorkingQueens.java"), Files.readString(
                    Path.of("src/test/submissions/accepted/drill-models/drill/OneSolutionQueens.java"))
                    .replace("class OneSolutionQueens", "class WorkingQueens"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void save() {
        loop.saved(Set.of(folder.resolve("2026-11-21-torus/drill")));
    }

    private void skip() {
        loop.pressed('s');
        loop.pressed('y');
    }

    private void answerAll() {
        while (interview.stage() instanceof Stage.Talking) {
            loop.pressed('a');
            loop.pressed('n');
        }
    }

    private String text() {
        Page page = loop.page();
        List<String> lines = new ArrayList<>(page.body());
        lines.addAll(page.foot());
        lines.add(page.keys());
        return String.join("\n", lines).replace(folder.toString().replace('\\', '/'), "FOLDER");
    }

    /** Judges when the test says so. */
    private static final class ManualDesk implements Desk {

        private final Deque<Callable<Runnable>> waiting = new ArrayDeque<>();
        private int left;

        @Override
        public void judge(Callable<Runnable> work) {
            waiting.clear();
            waiting.add(work);
        }

        @Override
        public void leave() {
            left++;
        }

        void judge() {
            try {
                waiting.remove().call().run();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
