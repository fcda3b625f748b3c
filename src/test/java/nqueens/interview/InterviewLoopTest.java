package nqueens.interview;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import nqueens.judge.process.ProcessWorkers;
import nqueens.judge.process.ProcessWorkers.Use;
import nqueens.loop.LoopEvent;

class InterviewLoopTest {

    private static final String STAGE = """
            Interview torus, stage 1 of 4: how many solutions
              Place n queens on an n x n board: no two may share a row, column or diagonal.
              Write `int totalNQueens(int n)`: how many ways are there? LeetCode 52.

              write  FOLDER/2026-11-21-torus/drill/SolutionCountQueens.java
            """;
    private static final String NEXT = "Interview torus, stage 2 of 4: questions\n";

    @TempDir
    private Path folder;
    private Path own;
    private Play play;

    @BeforeEach
    void begin() throws IOException {
        own = folder.resolve("2026-11-21-torus");
        play = new Play(folder).begin("drill=torus");
    }

    @Test
    void an_interview_goes_from_the_task_over_verdicts_and_grades_to_the_debrief() throws IOException {
        play.screen().isEqualTo(STAGE + """

                submitted 0, cases 0, hints 0, asked 0
                [----------] 45:00 left   r submit  h hint  ? ask  s leave stage  q end""");
        assertThat(play.loop().watched()).containsExactly(own.resolve("drill"), own.resolve("torus"));
        play.does("+0:50 wrong").screen().contains("submitted 0").doesNotContain("WRONG");
        play.press("r").screen().contains("\njudging ...\n");
        assertThat(play.loop().screenful().isSettled()).isFalse();
        play.manual().judgeAll();
        play.screen().isEqualTo(STAGE + """

                WRONG ANSWER

                submitted 1, cases 0, hints 0, asked 0
                [----------] 44:10 left   r submit  f case  h hint  ? ask  s leave stage  q end""");
        play.does("f").screen().contains("\nWRONG ANSWER\n  totalNQueens(4) gave 0; the known count is 2\n",
                "submitted 1, cases 1,").doesNotContain("f case");
        play.does("?1xh right +39:10 r").screen().startsWith(NEXT + """
                  how many solutions: accepted, 40:00 min

                Question 1 of 2:\s""").contains("\n[##--------] 5:00 left   a model answer");
        play.does("sy").screen().startsWith("Interview torus, stage 3 of 4: diagonals wrap around\n");
        assertThat(play.file()).isEqualTo(own.resolve("torus/TorusQueens.java")).content()
                .startsWith("package torus;\n").contains("        throw new NotStartedException(").doesNotContain("*");
        play.does("+0:30 right +4:31 r an").screen().startsWith("""
                Grade yourself: communication
                  Could somebody else have followed you?
                  - questions asked before and while writing: 1; not asked: What comes back where there is\s""")
                .contains("\n  - talks answered: 1 of 3\n  1. silent,")
                .endsWith("\ncriterion 1 of 4\n1-4 grade  0 none");
        play.does("7").screen().contains("\nnote:  no such key here: 7\n");
        play.does("3233").screen().isEqualTo("""
                What will you do otherwise next time?
                  1. say the plan and its cost before the first line: it came within a minute
                  2. walk through n = 1, 2, 3 and 4 by hand before you submit: wrong count
                  3. find the failing case by yourself before you look at it
                  4. say what you know and what you tried before you take a hint

                1-4 choose  0 none of these""");
        play.does("3");
        isDebriefed();
        assertThat(play.does("x").manual().hasLeft()).isTrue();
        play.begin("drill=torus").screen().contains("\n  you wanted to: find the failing case by yourself",
                "FOLDER/2026-11-21-torus-2/drill/");
    }

    private void isDebriefed() throws IOException {
        play.screen().startsWith("""
                Debrief: torus, 45.0 of 45 min, over time
                no hire: grades of 2.8 on average, where 3 is hoped for

                stage                           time   plan               sent wrong cases hints
                how many solutions             40:00  30:00  done            2     1     1     1
                questions                       0:00   5:00  left            0     0     0     0
                diagonals wrap around          5:01*   8:00  done            1     0     0     0
                questions about the twist      0:00*   2:00  done            0     0     0     0
                *: ended when the time of the interview was up

                communication: 3, asked what was unclear,""").contains("""
                     talks answered: 1 of 3
                problem solving: 2, a plan that works after hints, or by trial and error
                     how many solutions: asked and planned for 0:50 before the first line, 5:00 planned
                     diagonals wrap around: asked and planned for 0:30 before the first line, 1:00 planned
                     hints opened: 1
                code: 3, ran nearly at once; short methods, good names, no part twice
                     how many solutions: accepted after 40:00
                     diagonals wrap around: accepted after 5:01
                     changed for the twist:\s""", """
                     submissions: 3, wrong ones: 1
                     failing cases looked at: 1
                     mistakes: wrong count

                next time: find the failing case by yourself before you look at it
                page: FOLDER/2026-11-21-torus/debrief.html, with model solutions beside yours
                progress: FOLDER/progress.html

                date        drill         stages    minutes   wrong   grades
                2026-11-21  torus         3 of 4      45.0*       1   3 2 3 3
                """).endsWith("\n\nany key but Space leaves");
        assertThat(own.resolve("interview.json")).doesNotExist();
        has(own.resolve("debrief.html"), "<title>Debrief 2026-11-21 torus", "<h3>Yours</h3>", "if (n &lt; 1) {",
                "<span class=\"removed\">- package drill;", "<span class=\"added\">+ package torus;",
                "<li>How large is n?</li>", "<p class=\"note\">Source: ", "5:01*<span class=\"asks\">over time");
        assertThat(play.loop().farewell()).allMatch(line -> line.length() <= 80);
        assertThat(String.join(" ", play.loop().farewell()))
                .isEqualToNormalizingWhitespace(String.join(" ", play.loop().screenful().body()));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            drill=torus         | right r qy 4442 0 | hire: the first stage done, grades of 3.5 on average
            drill=torus         | right r qy 4441 0 | no hire: a grade of 1
            drill=torus         | right r qy 4440 0 | no verdict: not every grade was given
            drill=torus         | h qy 4444 0       | no hire: the first stage was not done
            drill=torus coach   | right qy 4444 0   | no verdict: a coach helped
            """)
    void the_verdict_goes_by_the_first_stage_and_the_grades(String settings, String script, String verdict)
            throws IOException {
        assertThat(play.begin(settings).does(script).text().lines()).element(1).isEqualTo(verdict);
    }

    @Test
    void keys_ask_open_hints_and_answer_aloud() throws IOException {
        play.does("?").screen().startsWith("Ask aloud what is unclear. Was it one of these?\n"
                + "  1. Do turned and mirrored boards count?\n  2. ").contains("1-6 answer  any other key: go on");
        play.does("1").screen().contains("\n     Yes, each of them.\n");
        play.does("x").screen().startsWith(STAGE).contains("asked 1").doesNotContain("note:");
        play.does("h").screen().contains("\nHint: where can a queen stand?\n", "hints 1");
        play.does("hhh").screen().contains("\nHint: where does the count come from?\n", "hints 3",
                "\nnote:  there are no more hints: this is the last\n");
        play.does("r").screen().contains("\nstill the stub\n").doesNotContain("Hint:", "f case");
        play.does("half r").screen().as("what any editor tells")
                .contains("\nCOMPILE ERROR\n", "SolutionCountQueens.java:1:", "submitted 1, cases 0");
        play.does("z").screen().contains("\nnote:  no such key here: z\n");
        play.does("s").screen().startsWith("Leave this stage, and go on to the next?");
        play.does("x").screen().startsWith(STAGE);
        play.does("sy").screen().startsWith(NEXT).contains("\n  Answer aloud,");
        Talk talk = Talk.BANK.stream().filter(each -> play.text().contains(each.question())).findFirst().orElseThrow();
        play.does("n").screen().contains(talk.question(), "\nnote:  no such key here: n\n");
        play.does("a").screen().contains("\n  " + talk.answer() + "\n  Source: " + talk.source() + "\n",
                "\n  " + talk.next() + "\n");
        play.does("nan").screen().startsWith("Interview torus, stage 3 of 4");
    }

    @Test
    void a_stage_that_is_accepted_meanwhile_is_left_once_and_a_verdict_on_a_stage_that_was_left_is_dropped()
            throws IOException {
        play.does("right").press("rs").manual().judgeAll();
        play.press("y").screen().startsWith(NEXT).contains("accepted", "\nnote:  no such key here: y\n");
        play.does("sy right").press("rsy").manual().judgeAll();
        play.screen().startsWith("Interview torus, stage 4 of 4").contains("diagonals wrap around: left");
        play.begin("drill=torus").does("right").press("rq").manual().judgeAll();
        play.screen().startsWith("End the interview here?");
    }

    @Test
    void a_coach_judges_each_save_and_shows_case_and_hint() throws IOException {
        play.begin("drill=torus coach").does("wrong").screen().contains("\nWRONG ANSWER\n  totalNQueens(4)",
                "\nHint: where does the count come from?\n", "submitted 1, cases 0, hints 0");
    }

    @Test
    void the_solver_of_somebody_else_is_read_or_mended_and_its_case_is_told_where_that_helps() throws IOException {
        play.begin("drill=read-half").screen().contains("\nQuestion 1 of 3: What does it return for n = 4, and ",
                "\n  file   FOLDER/2026-11-21-read-half/read/SolutionCountQueens.java\n  package drill;\n");
        play.begin("drill=mend-mark").manual().judgeAll();
        play.screen().contains("  This solver is wrong.", "\n  mend   ", "totalNQueens(4) gave", "submitted 0");
        assertThat(play.begin("drill=mend-list").manual().isWaiting()).isFalse();
        play.does("r").screen().contains("\nnote:  nothing is changed yet: the solver is as you found it\n");
        play.does("right r qy 0000 0").screen().contains("\n     changed to mend it: ");
    }

    @Test
    void the_end_of_the_time_is_told_once() throws IOException {
        String told = "note:  Time is up after 45 minutes. Go on if you like: what ends from now on is marked as over"
                + " time.";
        play.does("+45:00").screen().contains("] 0:00 left").doesNotContain(told);
        play.does("+1:00 +0:01").screen().contains(told, "] 1:01 over   r submit");
        assertThat(play.does("wrong r").loop().screenful().keys()).contains("f case").hasSizeLessThanOrEqualTo(80);
        play.screen().doesNotContain(told);
        play.begin("drill=torus minutes=1").does("+1:01").screen().contains("Time is up after 1 minute. Go");
    }

    @Test
    void in_a_pair_both_grade_before_either_sees_what_the_other_gave() throws IOException {
        own = folder.resolve("2026-11-21-torus-2");
        play.begin("drill=torus pair").screen()
                .contains("\n  sheet  FOLDER/2026-11-21-torus-2/interviewer.html, for the interviewer alone\n");
        String talk = play.does("right r").text().replaceAll("(?s).*Question 1 of 2: (.*)\n  Answer.*", "$1");
        has(own.resolve("interviewer.html"), "Do turned and mirrored boards count?", "Yes, each of them.",
                "Hint 1 of 3", "Hint: where can a queen stand?", "class SolutionCountQueens", "let the judge find out",
                "1795220100000", "<h3>" + talk.split("[=`']")[0]);
        play.does("qy4444").screen().doesNotContain("4444")
                .startsWith("The interviewer grades, alone: communication\n  The candidate was asked: Could");
        play.does("33321").screen().contains("\nno hire: grades of 2.8 on average",
                "\ncommunication: 4 (interviewer: 3), as for 3", """

                Where your interviewer disagrees: talk about it
                  testing
                    you:         4, as for 3, found your own mistakes first, and named what you left untested
                    interviewer: 2, tried one example, after the judge had refused

                """, "   3 3 3 2\n");
        has(own.resolve("debrief.html"), "<td>You: 4, as for 3, found", "<td>Interviewer: 2, tried");
        play.begin("drill=read-half pair").screen().contains("/interviewer.html, for the interviewer alone");
        has(folder.resolve("2026-11-21-read-half/interviewer.html"), "The solver that is given", "int totalNQueens(");
    }

    @Test
    void where_nothing_was_tried_nothing_is_graded_or_kept_but_what_somebody_else_has_put_there() throws IOException {
        assertThat(play.does("qy").manual().hasLeft()).isTrue();
        assertThat(play.loop().farewell()).isEmpty();
        assertThat(folder).isEmptyDirectory();
        Files.writeString(folder.resolve("2026-11-21-torus"), "mine");
        play.begin("drill=torus pair");
        Path note = Files.writeString(folder.resolve("2026-11-21-torus-2/note.txt"), "mine");
        assertThat(play.loop().farewell()).isEmpty();
        assertThat(note.getParent().toFile().list()).containsExactly("note.txt");
        assertThat(folder.resolve("2026-11-21-torus")).hasContent("mine");
    }

    @ParameterizedTest
    @CsvSource({"drill=torus, '+2:00 ?1x|+0:30 h|+1:00 wrong r|wrong r f|+1:00 right r|an|+1:00 an|half r|sy'",
        "drill=torus from=twist pair, '+2:00 ?2x|+9:00 h|right r|+0:10'", "drill=mend-list, '+0:10|h|right r|an|an'"})
    void an_interview_that_is_killed_after_any_step_goes_on_with_its_clock_and_all_that_happened(
            String settings, String steps) throws IOException {
        play.begin(settings);
        for (String step : steps.split("\\|")) {
            String before = lasting(play.does(step).text());
            assertThat(lasting(play.begin("resume").text())).as("killed after " + step).isEqualTo(before);
        }
    }

    /** What is on the screen but for case, hint and answer, which are opened again. */
    private static String lasting(String screen) {
        return screen.lines().filter(line -> line.matches("(Interview|Question|submitted|\\[).*"))
                .map(line -> line.replaceAll("   r submit.*", "")).collect(Collectors.joining("\n"));
    }

    @Test
    void of_the_clock_ten_seconds_are_lost_at_most_and_a_broken_file_is_nothing_to_go_on_with() throws IOException {
        play.does("h +0:09").begin("resume").screen().contains("] 45:00 left");
        play.does("+0:10").begin("resume").screen().contains("] 44:50 left");
        Files.writeString(own.resolve("interview.json"), "{\"date\": \"today\"}");
        assertThatThrownBy(() -> play.begin("resume"))
                .hasMessage("-Dresume: no interview was interrupted; leave -Dresume out to begin one");
    }

    @Test
    void an_interview_that_is_interrupted_says_how_to_go_on_and_asks_for_no_grade_again() throws IOException {
        play.begin("drill=torus pair").does("wrong");
        assertThat(play.loop().farewell()).containsExactly("The interview is interrupted, with 45:00 left. To go on:",
                "  mvn -q test -Pinterview -Dresume");
        assertThat(play.begin("resume").file()).as("the work").content().doesNotContain("NotStarted");
        play.does("right r qy33");
        assertThat(play.loop().farewell()).startsWith("The interview is interrupted, before it was graded. To go on:");
        play.begin("resume").screen().startsWith("Grade yourself: code");
        play.does("332").loop().farewell();
        play.begin("resume").screen().startsWith("The interviewer grades, alone: problem solving");
        play.does("222").loop().farewell();
        play.begin("resume").screen().startsWith("What will you do otherwise next time?");
        play.does("0").screen().contains("\ncommunication: 3 (interviewer: 2)", "   2 2 2 2\n");
    }

    @Test
    void the_end_of_the_input_ends_it_once_all_is_judged() throws IOException {
        play.does("right").press("r").loop().handle(new LoopEvent.KeysEnded());
        assertThat(play.manual().hasLeft()).isFalse();
        play.manual().judgeAll();
        assertThat(play.manual().hasLeft()).isTrue();
        assertThat(play.loop().farewell()).startsWith("Debrief: torus, 0.0 of 45 min")
                .contains("2026-11-21  torus         1 of 4       0.0        0   - - - -");
    }

    /** With the judge that candidates have: without processes nothing is recorded, and no steps are counted. */
    @Test
    void ones_own_search_can_be_watched_once_its_case_was_asked_for_or_the_stage_was_left() throws IOException {
        own = folder.resolve("2026-11-21-torus-2");
        Path search = own.resolve("search-1/index.html");
        try (ProcessWorkers workers = new ProcessWorkers(Use.FEW, Optional.empty(), Optional.empty())) {
            play = new Play(folder, workers).begin("drill=torus");
            play.does("wrong r");
            assertThat(search).doesNotExist();
            play.does("f");
            String asked = Files.readString(search);
            play.does("{return(n);} r");
            assertThat(search).as("nothing is shown that was not asked for").hasContent(asked);
            play.does("sy sy right r qy 0000 0");
            play.screen().contains(" steps for count(13), the model solution 16,826,946\n");
            has(own.resolve("debrief.html"), "<a href=\"search-1/index.html\">");
            assertThat(own.resolve("search-3")).as("of what was accepted").doesNotExist();
        }
    }

    private static void has(Path page, String... parts) throws IOException {
        String text = Files.readString(page);
        assertThat(Stream.of(parts).filter(part -> !text.contains(part)))
                .as("what " + page.getFileName() + " lacks").isEmpty();
    }
}
