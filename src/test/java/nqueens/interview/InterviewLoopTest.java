package nqueens.interview;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import nqueens.loop.ManualDesk;
import nqueens.report.Style;

class InterviewLoopTest {

    private static final String STAGE = """
            Interview torus, stage 1 of 4: how many solutions
              you wanted to: ask first
              Place n queens on an n x n board: no two may share a row, column or diagonal.
              Write `int totalNQueens(int n)`: how many ways are there? LeetCode 52.

              write  FOLDER/2026-11-21-torus/drill/SolutionCountQueens.java
            """;

    @TempDir
    private Path folder;

    private final StoppedClock clock = new StoppedClock();
    private final ManualDesk desk = new ManualDesk();
    private Interview interview;
    private InterviewLoop loop;

    @BeforeEach
    void begin() throws IOException {
        begin(Map.of("drill", "torus"));
    }

    private void begin(Map<String, String> properties) throws IOException {
        interview = Interview.of(Written.room(folder, clock.inTheEast()),
                InterviewSettings.of(name -> Optional.ofNullable(properties.get(name))), new Random(1));
        loop = new InterviewLoop(interview, Style.PLAIN, "ask first");
        loop.begin(desk);
    }

    @Test
    void the_task_and_its_file_are_shown_with_the_clock_and_the_commands() {
        assertThat(text()).isEqualTo(STAGE + """

                submitted 0, cases 0, hints 0, asked 0
                [----------] 45:00 left   r submit  h hint  ? ask  s leave stage  q end""");
        assertThat(loop.watched()).containsExactly(folder.resolve("2026-11-21-torus/drill"),
                folder.resolve("2026-11-21-torus/torus"));
        assertThat(loop.page().isSettled()).isTrue();
    }

    @Test
    void a_save_judges_nothing_and_a_submission_gets_a_verdict_and_no_more() {
        Written.wrong(interview);
        save();
        assertThat(desk.isWaiting()).isFalse();
        loop.pressed('r');
        assertThat(text()).contains("\njudging ...\n");
        assertThat(loop.page().isSettled()).isFalse();
        desk.judgeOne();
        assertThat(text()).isEqualTo(STAGE + """

                WRONG ANSWER

                submitted 1, cases 0, hints 0, asked 0
                [----------] 45:00 left   r submit  f case  h hint  ? ask  s leave stage  q end""");
        loop.pressed('f');
        assertThat(text()).contains("\n  totalNQueens(4) gave ").contains("cases 1").doesNotContain("f case");
    }

    @Test
    void what_does_not_compile_is_told_at_once() {
        Written.text(interview, "package drill;\nhalf a line");
        press("r");
        desk.judgeOne();
        assertThat(text()).contains("\nCOMPILE ERROR\n", "SolutionCountQueens.java:2:", "submitted 1, cases 0");
    }

    @Test
    void a_coach_judges_each_save_and_shows_case_and_hint() throws IOException {
        begin(Map.of("drill", "torus", "coach", ""));
        Written.wrong(interview);
        save();
        desk.judgeOne();
        assertThat(text()).contains("\nWRONG ANSWER\n", "totalNQueens(4) gave", "Hint: where does the count come from?",
                "cases 0, hints 0");
    }

    @Test
    void hints_are_opened_one_by_one_and_counted() {
        press("h");
        assertThat(text()).contains("Hint: where can a queen stand?", "hints 1");
        press("hhh");
        assertThat(text()).contains("Hint: where does the count come from?", "hints 3",
                "note:  there are no more hints: this is the last");
        press("r");
        desk.judgeOne();
        assertThat(text()).doesNotContain("Hint:", "f case").contains("still the stub");
    }

    @Test
    void a_question_has_its_answer_when_it_was_asked() {
        press("?");
        assertThat(text()).startsWith("Ask aloud what is unclear. Was it one of these?\n  1. Do turned and mirrored")
                .doesNotContain("Yes, each").contains("1-6 answer");
        press("1");
        assertThat(text()).contains("\n     Yes, each of them.\n");
        press("x");
        assertThat(text()).startsWith(STAGE).contains("asked 1").doesNotContain("note:");
    }

    @Test
    void an_accepted_stage_opens_the_next() {
        clock.pass(Duration.ofSeconds(100));
        accept();
        assertThat(text()).startsWith("""
                Interview torus, stage 2 of 4: questions
                  how many solutions: accepted, 1:40 min

                Question 1 of 2:\s""").contains("[##--------] 43:20 left");
        press("sy");
        assertThat(text()).startsWith("Interview torus, stage 3 of 4: diagonals wrap around\n");
        assertThat(folder.resolve("2026-11-21-torus/torus/TorusQueens.java")).exists();
    }

    @Test
    void a_stage_is_left_only_where_that_is_meant() {
        loop.pressed('s');
        assertThat(text()).startsWith("Leave this stage, and go on to the next?\n");
        loop.pressed('s');
        assertThat(text()).startsWith(STAGE);
        press("sy");
        assertThat(text()).startsWith("Interview torus, stage 2 of 4");
    }

    @ParameterizedTest
    @CsvSource({"s, 'Leave this stage, and go on to the next?', stage 2 of 4",
        "q, End the interview here?, Grade yourself"})
    void a_question_waits_for_its_answer_whatever_is_judged_meanwhile(char key, String question, String after) {
        Written.wrong(interview);
        loop.pressed('r');
        loop.pressed(key);
        assertThat(text()).startsWith(question);
        assertThat(loop.page().isSettled()).isTrue();
        desk.judgeOne();
        assertThat(text()).startsWith(question);
        loop.pressed('y');
        assertThat(text()).contains(after);
    }

    @Test
    void a_stage_that_is_accepted_meanwhile_is_not_left_any_more_and_nor_is_the_next() {
        Written.right(interview);
        press("rs");
        desk.judgeOne();
        loop.pressed('y');
        assertThat(text()).startsWith("Interview torus, stage 2 of 4").contains("note:  no such key here: y");
    }

    @Test
    void what_is_judged_for_a_stage_that_was_left_is_dropped() {
        Written.right(interview);
        press("rsy");
        desk.judgeOne();
        assertThat(interview.record().done()).isZero();
        assertThat(text()).startsWith("Interview torus, stage 2 of 4");
    }

    @Test
    void talks_are_answered_aloud_before_the_model_answer_is_shown() {
        press("sy");
        Talk first = interview.talk();
        press("n");
        assertThat(interview.talk()).isEqualTo(first);
        assertThat(text()).contains("  Answer aloud,").contains("note:  no such key here: n");
        press("a");
        assertThat(text()).contains(first.answer(), "Source: " + first.source(), first.next());
        press("nan");
        assertThat(text()).startsWith("Interview torus, stage 3 of 4");
    }

    @Test
    void a_solver_to_read_stands_below_its_question() throws IOException {
        begin(Map.of("drill", "read-half"));
        assertThat(text()).contains("Question 1 of 3: What does it return", "/read/SolutionCountQueens.java\n",
                "      public int totalNQueens(int n) {");
    }

    @Test
    void of_a_solver_to_mend_the_failing_case_is_told_where_that_makes_it_easier() throws IOException {
        begin(Map.of("drill", "mend-mark"));
        desk.judgeOne();
        assertThat(text()).contains("  This solver is wrong.", "\n  mend   ", "totalNQueens(4) gave",
                "submitted 0, cases 0");
        begin(Map.of("drill", "mend-list"));
        assertThat(desk.isWaiting()).isFalse();
    }

    @Test
    void a_solver_that_was_not_changed_is_no_submission() throws IOException {
        begin(Map.of("drill", "mend-list"));
        press("r");
        assertThat(desk.isWaiting()).isFalse();
        assertThat(text()).contains("note:  nothing is changed yet", "submitted 0");
        Written.right(interview);
        press("r");
        assertThat(desk.isWaiting()).isTrue();
    }

    @Test
    void the_end_of_the_time_is_told_once() {
        clock.pass(Duration.ofMinutes(46));
        loop.ticked();
        loop.ticked();
        assertThat(text()).contains("note:  Time is up after 45 minutes.").contains("1:00 over   r submit");
        Written.wrong(interview);
        press("r");
        desk.judgeOne();
        assertThat(loop.page().keys()).contains("f case").hasSizeLessThanOrEqualTo(80);
        press("x");
        assertThat(text()).doesNotContain("Time is up").contains("note:  no such key here: x");
    }

    @Test
    void grades_are_given_beside_what_happened_and_the_debrief_ends_it() throws IOException {
        accept();
        press("qy");
        assertThat(text()).startsWith("""
                Grade yourself: communication
                  Could somebody else have followed you?
                  - questions asked before and while writing: 0; not asked: Do turned and mirrored boards count?
                  - talks answered: 0 of 3
                  1. silent,""").endsWith("criterion 1 of 4\n1-4 grade  0 none");
        press("7");
        assertThat(text()).contains("note:  no such key here: 7");
        press("3334");
        assertThat(text()).startsWith("What will you do otherwise next time?\n  1. ask before you write, such as: Do ");
        press("1");
        assertThat(text()).startsWith("Debrief: torus, 0.0 of 45 min\n"
                + "hire: the first stage done, grades of 3.3 on average\n").contains(
                "\nnext time: ask before you write", "any key but Space leaves");
        InterviewRecord kept = InterviewHistory.read(folder).interviews().get(0);
        assertThat(kept.rubric()).hasToString("3 3 3 4");
        assertThat(kept.nextTime()).startsWith("ask before");
        assertThat(loop.farewell()).allMatch(line -> line.length() <= 80);
        assertThat(String.join(" ", loop.farewell())).isEqualToNormalizingWhitespace(
                String.join(" ", loop.page().body()));
        press("x");
        assertThat(desk.left()).isEqualTo(1);
    }

    @Test
    void in_a_pair_both_grade_before_either_sees_what_the_other_gave() throws IOException {
        begin(Map.of("drill", "torus", "pair", ""));
        assertThat(text()).contains("/interviewer.html, for the interviewer alone");
        Path sheet = interview.workspace().folder().resolve("interviewer.html");
        assertThat(sheet).content().contains("Do turned and mirrored boards count?", "Yes, each of them.",
                "Hint 1 of 3", "Hint: where can a queen stand?", interview.record().stages().get(1).evidence()
                        .talks().get(0), "class SolutionCountQueens", "let the judge find out",
                Long.toString(clock.instant().plus(Duration.ofMinutes(45)).toEpochMilli()));
        accept();
        press("qy4444");
        assertThat(text()).startsWith("The interviewer grades, alone: communication\n  The candidate was asked: Could")
                .doesNotContain("4444");
        press("33321");
        assertThat(text()).contains("\ncommunication: 4 (interviewer: 3), as for 3", """

                Where your interviewer disagrees: talk about it
                  testing
                    you:         4, as for 3, found your own mistakes first, and named what you left untested
                    interviewer: 2, tried one example, after the judge had refused

                """);
        assertThat(text()).contains("\nno hire: grades of 2.8 on average", "   3 3 3 2\n",
                "\nIn a pair the grades are the interviewer's\n");
        assertThat(interview.workspace().folder().resolve("debrief.html")).content()
                .contains("<td>You: 4, as for 3, found", "<td>Interviewer: 2, tried");
        assertThat(folder.resolve("progress.html")).content().contains("<td class=\"number\">2.0</td>");
        assertThat(InterviewHistory.read(folder).interviews().get(0).interviewer()).hasToString("3 3 3 2");
    }

    @Test
    void a_pair_that_begins_with_reading_is_told_of_the_sheet_too() throws IOException {
        begin(Map.of("drill", "read-half", "pair", ""));
        assertThat(text()).contains("/interviewer.html, for the interviewer alone");
        assertThat(interview.workspace().folder().resolve("interviewer.html")).content()
                .contains("The solver that is given", "public int totalNQueens(int n) {");
    }

    @Test
    void where_nothing_was_tried_there_is_nothing_to_grade_or_to_keep() throws IOException {
        press("qy");
        assertThat(desk.left()).isEqualTo(1);
        assertThat(loop.farewell()).isEmpty();
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void an_interview_that_is_interrupted_says_how_to_go_on() throws IOException {
        Written.wrong(interview);
        assertThat(loop.farewell()).containsExactly("The interview is interrupted, with 45:00 left. To go on:",
                "  mvn -q test -Pinterview -Dresume");
        interview.finish();
        begin(Map.of("resume", ""));
        assertThat(text()).startsWith(STAGE);
    }

    @Test
    void grades_that_were_given_before_an_interrupt_are_not_asked_for_again() throws IOException {
        begin(Map.of("drill", "torus", "pair", ""));
        accept();
        press("qy33");
        assertThat(loop.farewell()).startsWith("The interview is interrupted, before it was graded. To go on:");
        begin(Map.of("resume", ""));
        assertThat(text()).startsWith("Grade yourself: code");
        press("332");
        loop.farewell();
        begin(Map.of("resume", ""));
        assertThat(text()).startsWith("The interviewer grades, alone: problem solving");
        press("222");
        loop.farewell();
        begin(Map.of("resume", ""));
        assertThat(text()).startsWith("What will you do otherwise next time?");
        assertThat(interview.record().rubric()).hasToString("3 3 3 3");
    }

    @Test
    void the_end_of_the_input_ends_it_when_what_was_submitted_is_judged() throws IOException {
        Written.right(interview);
        press("r");
        loop.noMoreKeys();
        assertThat(desk.left()).isZero();
        desk.judgeOne();
        assertThat(desk.left()).isEqualTo(1);
        assertThat(InterviewHistory.read(folder).interviews()).singleElement()
                .satisfies(record -> assertThat(record.done()).isEqualTo(1));
        assertThat(loop.farewell()).first().asString().startsWith("Debrief: torus");
    }

    @Test
    void where_the_history_is_none_of_ours_the_interview_waits_with_a_reason() throws IOException {
        accept();
        Files.writeString(folder.resolve(InterviewHistory.FILE), "something else");
        assertThatThrownBy(() -> loop.noMoreKeys()).isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining("not a history of interviews");
        assertThat(folder.resolve("2026-11-21-torus/interview.json")).exists();
        assertThat(folder.resolve(InterviewHistory.FILE)).hasContent("something else");
    }

    private void accept() {
        Written.right(interview);
        press("r");
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
