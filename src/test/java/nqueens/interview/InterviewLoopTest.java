package nqueens.interview;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.judge.process.ProcessWorkers;
import nqueens.judge.process.ProcessWorkers.Workload;
import nqueens.loop.LoopProgram.LoopEvent;

/** Interviews as they are played. */
class InterviewLoopTest {

    private static final String STAGE = """
            Interview, stage 1 of 7: how many solutions
              Place n queens on an n x n board: no two may share a row, column or diagonal.
              Write int totalNQueens(int n): how many ways are there? LeetCode 52.

              file   FOLDER/2026-11-21/drill/SolutionCountQueens.java
            """;
    private static final String KEYS = "   r submit  h hint  ? ask  w say  s leave stage  q end";
    private static final String NEXT = "Interview, stage 2 of 7: what your solution costs\n";
    /** All answers of the talks after an opening, and after a twist. */
    private static final String SAY = "\"I_would_say_so,_as_each_row_has_one\" an ";
    private static final String TALK = "\"O(n!)_time,_O(n)_space\" an " + SAY;
    private static final String END = SAY.replace("row", "column") + SAY.replace("row", "line")
            + SAY.replace("row", "board");

    @TempDir
    private Path folder;
    private Path own;
    private Play play;

    @BeforeEach
    void begin() throws IOException {
        own = folder.resolve("2026-11-21");
        play = new Play(folder).begin("drill=torus silent");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            drill=torus minutes=1               | stage 1 of 7: how many solutions  | 1:00 left
            drill=torus pair=true               | interviewer.html, for the interviewer | 45:00 left
            drill=torus pair=false resume=false | SolutionCountQueens.java/         | 45:00 left
            level=3                             | stage 1 of                        | left
            """)
    void what_is_set_is_seen_on_the_first_screen(String settings, String shown, String clock) throws IOException {
        assertThat(new Play(folder).begin(settings).text().replace('\n', '/')).contains(shown, clock + "   r ");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            minutes=0                 | -Dminutes=0: not a whole number from 1 to 600
            level=4                   | -Dlevel=4: not a whole number from 1 to 3
            resume                    | -Dresume: there is no unfinished interview; to begin one, leave out -Dresume
            resume=2026-11-20         | -Dresume: there is no unfinished interview; to begin one, leave out -Dresume
            drill=Torus               | -Ddrill=Torus: not one of
            drill=torus level=1       | -Ddrill=torus: not one of
            """)
    void another_value_is_one_line(String settings, String message) throws IOException {
        Path empty = Files.createDirectory(folder.resolve("empty"));
        assertThatThrownBy(() -> new Play(empty).begin(settings)).hasMessageStartingWith(message);
        assertThat(empty).isEmptyDirectory();
    }

    @Test
    void an_interview_goes_from_the_task_over_verdicts_and_grades_to_the_debrief() throws IOException {
        play.screen().isEqualTo(STAGE + "\nsubmitted 0, cases 0, hints 0, asked 0\n\n45:00 left" + KEYS);
        assertThat(play.loop().watched()).containsExactly(own.resolve("drill"), own.resolve("torus"));
        assertThat(own.resolve("torus")).as("what tells of the twist").doesNotExist();
        play.does("+0:50 wrong").screen().contains("submitted 0").doesNotContain("WRONG");
        play.press("r").screen().contains("\njudging ...\n");
        assertThat(play.loop().screenful().isSettled()).isFalse();
        play.manual().judgeAll();
        play.screen().isEqualTo(STAGE + "\nWRONG ANSWER\n\nsubmitted 1, cases 0, hints 0, asked 0\n\n44:10 left"
                + KEYS.replace("  h hint", "  f case  h hint"));
        play.does("f").screen().contains("\nWRONG ANSWER\n  totalNQueens(4) gave 0; the known count is 2\n",
                "submitted 1, cases 1,").doesNotContain("  f ");
        play.does("f").screen().contains("cases 1,").doesNotContain("note:");
        play.does("?1?2h right +39:10 r").screen().startsWith(NEXT + """
                  how many solutions: done, 40:00 min

                Question: What does your solution cost, in time and in space?
                  Give both as O(...), first the time and then the space, and say why.
                """).endsWith("\n5:00 left   w answer  a model answer  s leave stage  q end");
        play.does(TALK).screen().startsWith("Interview, stage 4 of 7: diagonals wrap around\n");
        assertThat(play.file()).isEqualTo(own.resolve("torus/TorusQueens.java")).content()
                .startsWith("package torus;\n").contains("        throw new NotStartedException(").doesNotContain("*");
        play.does("+0:30 right +4:29 r +0:02").does(END).screen().startsWith("""
                Grade yourself: communication
                  Could another person follow your thinking?
                  1. you were silent,""").endsWith("\n1-4 grade  q end");
        play.does("373").screen().startsWith("Grade yourself: technical\n").contains(
                "\n  - what happened allows at most 3: you didn't finish \"about the twist\" in time\n");
        play.does("43");
        isDebriefed();
    }

    private void isDebriefed() throws IOException {
        play.screen().isEqualTo("""
                torus, 45:01 of 45 min, over time
                  - how many solutions: done, 40:00 of 28:00, wrong 1, hints 1
                  - what your solution costs: done, 0:00 of 3:00
                  - a question: done, 0:00 of 2:00
                  - diagonals wrap around: done, 4:59 of 8:00, wrong 0, hints 0
                  - about the twist: done, 0:02 of 2:00, over time
                  - how you work: done, 0:00 of 1:00, over time
                  - how you work with others: done, 0:00 of 1:00, over time

                  - communication: 3, you asked questions, gave your plan before the code, and explained each decision
                  - problem solving: 3, you found a working plan on your own, and gave its time and space
                  - technical: you say 4; what happened allows 3: you didn't finish "about the twist" in time
                  - testing: 3, you walked through n = 1, 2, 3 and 4 and invalid arguments before your first submission

                hire: you did everything this level asks for, and no grade is below 3; one 2 would have changed that

                page: FOLDER/2026-11-21/debrief.html, with your work beside model answers and solutions""");
        assertThat(own.resolve("debrief.html")).content().doesNotContain("0:50 saved", "0:10 clock");
        has(own.resolve("debrief.html"), "<title>Debrief 2026-11-21 torus", "<h3>Your solution</h3>", "if (n &lt; 1) {",
                "<dt>How large is n?</dt>", "submitted: WRONG ANSWER, totalNQueens(4) gave 0;",
                "<p class=\"typed\">O(n!) time, O(n) space</p>", "asked: Do turned and mirrored",
                "Throw an <code>IllegalArgumentException</code> for both.</li>",
                "<a href=\"../../solutions/torus/README.md\">");
    }

    @Test
    void keys_ask_open_hints_and_write_answers() throws IOException {
        play.does("?").screen().startsWith("Ask aloud what is unclear. Is it one of these questions?\n"
                + "  1. Do turned and mirrored boards count?\n  2. ").contains("1 2 3 4 5 6 answer  Esc back");
        play.does("1").screen().startsWith(STAGE).contains("\n  - Do turned and mirrored boards count? Yes, each of",
                "asked 1");
        play.does("?x").screen().startsWith(STAGE).contains("asked 1");
        play.does("hh r").screen().contains("\n  - hint 1: where can a queen stand? Each row",
                "\n  - hint 2: which squares are safe?", "hints 2",
                "\nnote:  you haven't changed the file yet");
        play.does("hh").screen().contains("hints 3").doesNotContain("  h hint");
        play.does("{throw\tnew\tNotStartedException(\"\");} r").screen().contains("submitted 0",
                "\nnote:  not counted, NOT STARTED: totalNQueens(n) is still the stub");
        play.does("half r").screen().as("what any editor tells").contains("\n  - hint 1:", "\nCOMPILE ERROR\n",
                "SolutionCountQueens.java:1:", "submitted 1, cases 0").doesNotContain("f case");
        play.press("wRows, then?\nB\u007f\u007f\u007f\nNo.").screen().isEqualTo("""
                What are you thinking?
                  Type one to five lines, then an empty line.

                  Rows, then
                  No._

                44:59 left   Enter twice save  Esc discard""".replace("44:59", "45:00"));
        play.press("\n\n").screen().startsWith(STAGE);
        play.does("s").screen().startsWith(STAGE).contains("\nnote:  press s again to leave this stage");
        play.does("xs").screen().startsWith(STAGE);
        play.does("s").screen().startsWith(NEXT + "  how many solutions: left, 0:00 min\n");
        play.does("\"O(x),_O(n)\"").screen().contains("\nnote:  in O(x) use only n!, 2^n, n^2, n, log n or a");
        play.press("\u001b").does("\"O(n)\"").screen().contains("\nYour answer\n  O(n)\n");
        play.does("a").screen().contains("\n  you didn't name both time and space as O(...)\n\nA model answer\n  Most",
                "\n  Source: ", "\nFollow-up questions\n  - Which part");
        play.does("n \"so_it_is_so_it_is_so\"").screen().contains("\nnote:  go on: answer in whole", "is so\n  _\n");
        play.press("!").screen().contains("  !_\n").doesNotContain("note:");
        assertThat(play.loop().screenful().isSettled()).as("without a screen, a letter is not printed").isFalse();
        play.press("\u001b").screen().doesNotContain("Your answer");
        assertThat(play.log("2026-11-21")).filteredOn(line -> line.contains("THOUGHT")).hasSize(1)
                .allMatch(line -> line.endsWith("\"Rows, then\\nNo.\"}"));
    }

    @Test
    void the_interviewer_speaks_by_the_clock_and_before_the_first_submission() throws IOException {
        play.begin("drill=torus").does("r").screen().contains("\nnote:  you haven't changed the file yet");
        play.does("x +5:00").screen().contains("\ninterviewer: what is your plan, and what does it cost?\n");
        play.does("+1:59 h").screen().doesNotContain("interviewer:");
        play.does("+2:00").screen().contains("\ninterviewer: what are you thinking? (w)\n");
        play.does("+16:01").screen().contains("\ninterviewer: what is left?\n");
        play.does("right r").screen().contains("\ninterviewer: test it by hand first. For which n? Then press r ");
        play.does("r").screen().startsWith(NEXT);
        play.does("ssss +1:00").screen().contains("stage 4 of").doesNotContain("interviewer:");
        play.does("+0:59 ss +17:59 +0:00").screen().doesNotContain("interviewer:");
        play.does("+0:03").screen().contains("\n0:01 over   w answer");
    }

    @Test
    void a_stage_that_is_accepted_meanwhile_is_left_once_and_nothing_of_a_stage_that_was_left_is_judged()
            throws IOException {
        play.does("right").press("rs").manual().judgeAll();
        play.press("s").screen().startsWith(NEXT).contains("done", "\nnote:  press s again");
        play.does("sss right").press("rss");
        assertThat(play.manual().isWaiting()).as("still judged").isFalse();
        play.screen().startsWith("Interview, stage 5 of 7").contains("diagonals wrap around: left");
    }

    @Test
    void a_solver_is_mended_and_its_changed_lines_are_counted() throws IOException {
        play.begin("drill=mend-mark silent").screen().startsWith("""
                Interview, stage 1 of 3: mend this solver
                  This solver is wrong. Mend it with as small a change as possible.
                """).contains("\n  It fails: totalNQueens(4) gave 0; the known count is 2.\n");
        Files.writeString(play.file(), Section.content("models/never-back/SolutionCountQueens.java"));
        play.loop().handle(new LoopEvent.Saved(Set.of(play.file().getParent())));
        play.does("r " + SAY + SAY.replace("row", "line") + "4444").screen()
                .contains("\nhire:").contains("hints 0, 1 line changed");
    }

    @Test
    void a_solver_is_read_and_what_it_returns_is_predicted() throws IOException {
        play.begin("drill=read-half").screen().contains("\nQuestion: What does it return for n = 4, and ",
                "\n  Write only the result on the first line, and your reason below.\n",
                "\n  file   FOLDER/2026-11-21-2/read/SolutionCountQueens.java\n  package drill;\n");
        play.does("\"2,_10\" a").screen().contains("\n  the solver returns 2, 8\n", "\n  package drill;\n");
        play.does("n " + END + "4444").screen()
                .contains("\nno hire: problem solving is at most 2, since you predicted the result wrongly or not");
        has(folder.resolve("2026-11-21-2/debrief.html"), "<p class=\"note\">the solver returns 2, 8</p>");
        play.begin("drill=read-half").does("\"2_8\" a").screen().contains("\n  your prediction is right\n");
    }

    /** Held down, whichever they are. */
    @ParameterizedTest
    @ValueSource(strings = {"wan", "an4", "wa\n", "w\nan", "an40", "wanwan\n\n\n", "rss", "8\nwan"})
    void nothing_is_a_hire_by_keys_alone(String keys) throws IOException {
        for (String drill : List.of("read-half", "mend-list", "torus")) {
            play.begin("drill=" + drill);
            for (int i = 0; i < 60; i++) {
                play.press(keys).manual().judgeAll();
            }
            play.press("\u001b").does("4444x");
            assertThat(InterviewProgram.read(folder).line()).endsWith("hires: 0");
        }
    }

    @Test
    void in_a_pair_an_answer_given_aloud_counts_as_typed() throws IOException {
        play.begin("drill=torus pair").screen()
                .contains("\n  sheet  FOLDER/2026-11-21-2/interviewer.html, for the interviewer only\n");
        has(folder.resolve("2026-11-21-2/interviewer.html"), "Do turned and mirrored boards count?",
                "Yes, each of them counts.", "<li>where can a queen stand?", "class SolutionCountQueens",
                "you let the judge test it", "At most this grade if\nyou opened two or more hints in one stage\n");
        play.does("right r g").screen().contains("\nYour answer\n  (given aloud)\n", "g given aloud");
        play.does("an gan right r gangangan 4444").screen().contains("\nhire:");
    }

    @Test
    void on_a_whiteboard_a_stage_has_one_submission() throws IOException {
        play.begin("drill=torus whiteboard silent").does("half r").screen()
                .startsWith(NEXT + "  how many solutions: not accepted, 0:00 min\n");
        play.does(TALK + "right r " + END + "4444").screen().contains(
                "\nno hire: technical is at most 2, since you didn't finish \"how many solutions\"; for a hire:");
    }

    @ParameterizedTest
    @CsvSource({"'drill=torus silent', '+2:00 ?1|+0:30 h|wrong r|f|+1:00 right r|\"O(n!)_and_O(n)\"|a|n|an|half r|ss'",
        "'drill=torus pair', '+2:00 ?2|+9:00 h|right r|g|a|n'", "'drill=mend-list', '+0:10|h|wrong|r|r|s'"})
    void an_interview_that_is_killed_after_any_step_goes_on_with_all_that_happened(String settings, String steps)
            throws IOException {
        play = new Play(Files.createDirectories(folder.resolve("other"))).begin(settings);
        own = folder.resolve("other/2026-11-21");
        for (String step : steps.split("\\|")) {
            String before = play.does(step).text().replaceAll("\nnote:.*|\ninterviewer:.*", "");
            String log = String.join("\n", play.log("2026-11-21"));
            // the next line was being written
            Files.writeString(own.resolve("log.jsonl"), log + "\n{\"second\":12,\"ki");
            assertThat(play.begin("resume").text()).as("killed after " + step).isEqualTo(before);
            assertThat(String.join("\n", play.log("2026-11-21"))).as("nothing twice").isEqualTo(log);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {"x", "null", "[]", "{}", "{\"second\":0}",
        "{\"second\":1,\"kind\":\"HINT\"}", "{\"second\":1,\"kind\":\"LUCK\",\"text\":\"\"}",
        "{\"second\":\"a\",\"kind\":\"HINT\",\"text\":\"\"}", "{\"second\":1,\"tried\":{\"verdict\":\"ACCEPTED\"}}",
        "{\"second\":1,\"kind\":null,\"text\":\"\"}", "{\"second\":1,\"kind\":\"HINT\",\"text\":null}",
        "{\"second\":1,\"kind\":\"GRADED\",\"text\":\"\"}",
        "{\"second\":1,\"kind\":\"SUBMITTED\",\"text\":\"\"}",
        "{\"second\":1,\"kind\":\"SUBMITTED\",\"text\":\"\",\"tried\":{\"verdict\":\"ACCEPTED\"}}"})
    void a_broken_log_is_named_with_its_line_and_left_alone(String line) throws IOException {
        play.does("h");
        String text = Files.readString(own.resolve("log.jsonl")) + line + "\n";
        Files.writeString(own.resolve("log.jsonl"), text);
        String message = "log.jsonl, line 3: not an event of an interview. The file is unchanged:"
                + " correct the line, or move the folder away";
        assertThatThrownBy(() -> play.begin("resume")).hasMessageStartingWith("-Dresume: there is no unfinished");
        assertThat(InterviewProgram.read(folder).broken()).hasSize(1).allMatch(broken -> broken.endsWith(message));
        play.begin("drill=first").begin("resume");
        assertThat(own.resolve("log.jsonl")).hasContent(text);
    }

    @Test
    void an_interview_that_is_left_says_how_to_go_on_and_several_are_listed() throws IOException {
        assertThat(play.does("wrong q").manual().hasLeft()).isTrue();
        assertThat(play.loop().farewell()).contains("no verdict: you left the interview early; for a verdict,"
                + " go through all stages and grade yourself",
                "to continue: mvn -q test -Pinterview -Dresume=2026-11-21");
        assertThat(own.resolve("debrief.html")).content().contains("<h3>Your solution</h3>").doesNotContain(
                "<h3>A model", "\"kicker\">A model", "How large is n?");
        assertThat(play.begin("resume").file()).as("the work").content().doesNotContain("NotStarted");
        play.does("right r " + TALK + "right r " + END + "33");
        assertThat(String.join("", play.loop().farewell())).contains("you left the interview early; for a verdict, go");
        play.begin("resume").screen().startsWith("Grade yourself: technical");
        play.begin("drill=first");
        assertThatThrownBy(() -> play.begin("resume")).hasMessage("-Dresume: choose an unfinished interview with"
                + " -Dresume=2026-11-21, -Dresume=2026-11-21-2");
        play.begin("resume=2026-11-21").does("33").screen().contains("\nhire:");
        Files.delete(own.resolve("debrief.html"));
        play.begin("resume=2026-11-21").screen().as("killed before its page was written").contains("\nhire:");
        assertThat(own.resolve("debrief.html")).exists();
    }

    @Test
    void the_end_of_the_input_ends_it_once_all_is_judged() throws IOException {
        play.does("right").press("r").loop().handle(new LoopEvent.KeysEnded());
        assertThat(play.manual().hasLeft()).isFalse();
        play.manual().judgeAll();
        assertThat(play.manual().hasLeft()).isTrue();
        assertThat(play.loop().farewell())
                .anyMatch(line -> line.startsWith("no verdict: you left the interview early"));
    }

    @Test
    void drills_that_were_done_least_often_are_drawn_first_and_of_these_the_easiest() throws IOException {
        for (int i = 0; i < Drill.ALL.size(); i++) {
            play.begin("silent");
            while (!play.text().startsWith("Grade")) {
                play.does("ss");
            }
            play.does("4444 +0:01");
        }
        List<Drill> drawn = InterviewProgram.read(folder).all().stream().sorted(Comparator.comparing(each ->
                each.name().length())).skip(1).map(each -> each.drill).toList();
        assertThat(drawn).hasSameSizeAs(Drill.ALL).doesNotHaveDuplicates();
        assertThat(drawn.stream().map(Drill::level)).isSorted();
    }

    @Test
    void a_question_that_was_asked_is_not_asked_again_before_all_others() throws IOException {
        Set<String> asked = new HashSet<>();
        for (int i = 0; i < 5; i++) {
            play.begin("drill=read-board").does("ananan");
            asked.add(play.text().replaceAll("(?s).*Question: ([^\n]*).*", "$1"));
        }
        assertThat(asked).hasSize(5);
    }

    /** With the judge that candidates have: without processes no steps are counted, and no diagnosis is known. */
    @Test
    void the_measured_growth_stands_beside_the_claim_and_a_diagnosis_is_opened_apart() throws IOException {
        try (ProcessWorkers workers = new ProcessWorkers(Workload.FEW, Optional.empty(), Optional.empty())) {
            play = new Play(folder, workers).begin("drill=blocked silent");
            play.does("wrong r f").screen().contains("\n  totalNQueens(4) gave 0; the known count is 2\n",
                    "  f diagnosis").doesNotContain("not undone", "taken back");
            String whole = play.does("f").text();
            assertThat(whole.lines().count()).isGreaterThan(12);
            play.does("right r \"O(n^2),_O(n)\" a").screen()
                    .containsPattern("\n  your totalNQueens\\(12\\) took \\d\\.\\d times as many steps as"
                            + " totalNQueens\\(11\\); O\\(n\\^2\\) would be 1.2, which is too little\n");
        }
    }

    private static void has(Path page, String... parts) throws IOException {
        String text = Files.readString(page);
        assertThat(Stream.of(parts).filter(part -> !text.contains(part)).collect(Collectors.toList()))
                .as("what " + page.getFileName() + " lacks").isEmpty();
    }
}
