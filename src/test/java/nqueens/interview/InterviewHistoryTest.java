package nqueens.interview;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What interviews leave to the next ones: what to do otherwise, the table behind a debrief, the page of progress, and
 * what is drawn.
 */
class InterviewHistoryTest {

    private static final String DAY = "+1440:00";
    /** As the first interviews were written. */
    private static final String OLD = """
            {"schemaVersion": 1, "content": "n-queens interviews", "interviews": [
              {"date": "2026-11-12", "drill": "old", "minutesGiven": 45, "seconds": 2292, "stages": [
                {"title": "one", "outcome": "DONE", "seconds": 300, "wrongTries": 2, "overTime": false},
                {"title": "all", "outcome": "NOT_REACHED", "seconds": 0, "wrongTries": 0, "overTime": true}],
              "rubric": {"grades": {"CODE": 3, "TESTING": 1}}}
            ]}
            """;

    @TempDir
    private Path folder;
    private Play play;

    @BeforeEach
    void begin_where_an_old_interview_was_held() throws IOException {
        Files.writeString(folder.resolve("history.json"), OLD);
        play = new Play(folder);
    }

    @Test
    void each_interview_has_a_line_each_drill_its_best_and_each_week_its_sum() throws IOException {
        hold("drill=torus", "wrong r h qy 4444 0 x " + DAY);
        hold("drill=torus", "wrong r wrong r right +30:00 r qy 3020 1 x " + DAY);
        play.begin("drill=read-half").screen().contains("\n  you wanted to: ask before you write, such as: ");
        play.does("+9:00 ananan sy 0000 0 x");
        hold("drill=read-half", "+11:00 ananananan 0000 0 x");
        hold("drill=read-half", "+10:00 ananananan 0000 0 x");
        hold("drill=read-half minutes=5", "+9:30 ananananan 0000 0 x");
        hold("drill=read-count pair", "+2:00 ananananan 4444 2130 0");
        play.screen().contains("""

                date        drill         stages    minutes   wrong   grades
                2026-11-12  old           1 of 2      38.2        2   - - 3 1
                2026-11-21  torus         0 of 4       0.0        1   4 4 4 4
                2026-11-22  torus         1 of 4      30.0        2   3 - 2 -
                2026-11-23  read-half     1 of 2       9.0        0   - - - -
                2026-11-23  read-half     2 of 2      11.0        0   - - - -
                2026-11-23  read-half     2 of 2      10.0        0   - - - -
                2026-11-23  read-half     2 of 2       9.5*       0   - - - -
                2026-11-23  read-count    2 of 2       2.0        0   2 1 3 -
                *: over time. Grades: communication, problem solving, code, testing; 1 to 4
                In a pair the grades are the interviewer's

                best old           1 of 2 in 38.2 of 45 min, wrong: 2 (2026-11-12)
                best read-count    2 of 2 in 2.0 of 15 min, wrong: 0 (2026-11-23)
                best read-half     2 of 2 in 10.0 of 15 min, wrong: 0 (2026-11-23)
                best torus         1 of 4 in 30.0 of 45 min, wrong: 2 (2026-11-22)

                week of       interviews    stages   wrong tries  grades
                2026-11-09             1       50%           2.0     2.0
                2026-11-16             2       12%           1.5     3.3
                2026-11-23             5       90%           0.0     2.0
                """);
        assertThat(progress()).contains("\ntorus, level 2, diagonals wrap around: went badly on 2026-11-22\n"
                + "blocked, level 1, some squares are blocked: not practised yet\n",
                "\n2026-11-23 | 5 | - | 0.0 | 0.0 | 2.0 | 1.0 | 3.0 | -\n"
                + "2026-11-16 | 2 | 30.0 | 0.5 | 1.5 | 3.5 | 4.0 | 3.0 | 4.0\n", "\nwrong count | 2 | 2026-11-22\n",
                "\n<a href=\"2026-11-22-torus/debrief.html\">2026-11-22</a> | torus | 1 of 4 | 30.0 of 45"
                + " | no verdict: not every grade was given | ask before you write, such as: ");
    }

    @ParameterizedTest
    @CsvSource({"drill=read-half, ananananan 4444 0, false", "drill=read-half, ananan sy 4444 0, true",
        "drill=read-half, +15:01 ananananan 4444 0, true", "drill=read-half, ananananan 4322 0, true",
        "drill=read-half coach, ananananan 4444 0, true", "drill=read-half pair, ananananan 4444 3322 0, true"})
    void what_went_badly_comes_back_when_two_others_lie_between(String settings, String script, boolean isBad)
            throws IOException {
        String badly = "\nread-half, level 3, read this solver: went badly on 2026-11-21\n";
        hold(settings, script);
        hold("drill=first", "h qy 0000 0");
        assertThat(progress()).doesNotContain(badly);
        hold("drill=first", "h qy 0000 0");
        assertThat(progress().contains(badly)).as("it comes back").isEqualTo(isBad);
        assertThat(progress()).as("what went well comes after what was never tried").doesNotContain("practised on");
    }

    @Test
    void a_question_that_was_asked_is_not_asked_again_before_all_others() throws IOException {
        Set<String> asked = new HashSet<>();
        for (int i = 0; i < 3; i++) {
            play.begin("drill=read-board").does("ananan");
            asked.add(play.text().replaceAll("(?s).*Question 1 of 2: ([^\n]*).*", "$1"));
            asked.add(play.does("an").text().replaceAll("(?s).*Question 2 of 2: ([^\n]*).*", "$1"));
            play.does("qy 0000 0");
        }
        assertThat(asked).hasSize(6);
    }

    @ParameterizedTest
    @CsvSource({"'', 1", "level=3, 3", "from=twist, 1"})
    void at_first_easy_drills_are_drawn_and_else_what_the_settings_allow(String settings, int level)
            throws IOException {
        for (int i = 0; i < 20; i++) {
            String drawn = play.begin(settings).text().replaceAll("(?s)Interview ([a-z-]+),.*", "$1");
            assertThat(Drill.parsed(drawn)).matches(drill -> drill.level() == level
                    && (drill.hasOpening() || !settings.equals("from=twist")));
            play.press("qy");
        }
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
            torus     | +3:00 h sy qy                                | submit something that works for small n: \
            "how many solutions" was left with nothing
            torus     | +3:00 wrong r right r qy                     | ask before you write, such as: \
            Do turned and mirrored boards count?
            torus     | ?1x +0:59 right r qy                         | say the plan and its cost before the first \
            line: it came within a minute
            mend-mark | +0:59 right r qy                             | say what is wrong before you change a line: \
            the first change came within a minute
            torus     | ?1x +1:00 half r half r {return(0);} r qy    | read your code once, line by line, before you \
            submit: does not compile (2)
            first     | ?1x +1:00 {return(null);} r half r qy        | walk through n = 1, 2, 3 and 4 by hand before \
            you submit: null for an answer
            first     | ?1x +1:00 {throw(null);} r {return(null);} r {return(java.util.List.of());} r qy \
            | walk through n = 1, 2, 3 and 4 by hand before you submit: exception, null for an answer and 1 other
            torus     | ?1xh +1:00 right r anan +1:00 right r an     | say what you know and what you tried before \
            you take a hint
            torus     | ?1x +30:01 right r anan +1:00 right r an     | keep the plan: "how many solutions" took 30:01 \
            of 30:00
            torus     | ?1x +1:00 right r an sy +1:00 right r an     | answer each question aloud, even where you are \
            not sure: 2 of 3 were
            torus coach | ?1x +1:00 right anan +1:00 right an        | leave the coach out: nobody shows you the case
            torus     | ?1x +30:00 right r anan +1:00 right r an     | take a drill of level 3
            read-half | an an an an an                               | take less time, such as -Dminutes=10
            """)
    void what_happened_says_what_to_do_otherwise(String settings, String script, String line)
            throws IOException {
        play.begin("drill=" + settings).does(script).does("0000").screen()
                .startsWith("What will you do otherwise next time?\n  1. " + line + "\n");
    }

    static Stream<String> otherFiles() {
        return Stream.of("", "null", "[]", OLD.substring(0, 60), OLD + "x", OLD.replace("n-queens int", "other int"),
                OLD.replace("11-12", "11-31"), OLD.replace("DONE", "WON"), OLD.replace("CODE", "LUCK"),
                OLD.replace("CODE\": 3", "CODE\": 5"), OLD.replace(": 1,", ": 2,"), OLD.replace(": 2292", ": -1"),
                OLD.replace("[\n  {", "[\n  null, {"), OLD.replace("stages", "steps"));
    }

    @ParameterizedTest
    @MethodSource("otherFiles")
    void a_file_that_is_broken_or_another_is_one_line_and_left_alone(String text) throws IOException {
        Path file = Files.writeString(folder.resolve("history.json"), text);
        assertThatIOException().isThrownBy(() -> play.begin("drill=first"))
                .withMessage(file + ": not a history of interviews that can be read. It is left as it is: mend it, or"
                        + " move it away to begin a new one");
        assertThat(file).content().isEqualTo(text);
        assertThat(folder.toFile().list()).containsExactly("history.json");
    }

    private void hold(String settings, String script) throws IOException {
        play.begin(settings).does(script);
    }

    /** The page of progress as text, a line a row. */
    private String progress() throws IOException {
        return Files.readString(folder.resolve("progress.html")).replaceAll("</t[hd]><t[hd][^>]*>", " | ")
                .replaceAll("<(?!a |/a)[^>]*>", "");
    }

    @Test
    void an_interview_that_is_kept_once_more_has_one_line() throws IOException {
        hold("drill=torus", "wrong r h qy 4444 0 x " + DAY);
        InterviewHistory history = InterviewHistory.read(folder);
        assertThat(InterviewHistory.add(folder, history.interviews().get(1)).table()).isEqualTo(history.table());
    }
}
