package nqueens.interview;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import nqueens.interview.InterviewRecord.Outcome;
import nqueens.interview.InterviewRecord.StageRecord;

class InterviewHistoryTest {

    private static final InterviewRecord FIRST = new InterviewRecord("2026-11-21", "torus", 45, 2292, List.of(
            new StageRecord("one solution", Outcome.DONE, 300, 2, false),
            new StageRecord("all solutions", Outcome.NOT_REACHED, 0, 0, true)),
            Rubric.EMPTY.with(Criterion.CODE, 3).with(Criterion.TESTING, 1));
    private static final InterviewRecord SECOND =
            new InterviewRecord("2026-11-22", "first", 30, 60, List.of(), Rubric.EMPTY);

    private static final String TEXT = """
            {
              "schemaVersion": 1,
              "content": "n-queens interviews",
              "interviews": [
                {
                  "date": "2026-11-21",
                  "drill": "torus",
                  "minutesGiven": 45,
                  "seconds": 2292,
                  "stages": [
                    {
                      "title": "one solution",
                      "outcome": "DONE",
                      "seconds": 300,
                      "wrongTries": 2,
                      "overTime": false
                    },
                    {
                      "title": "all solutions",
                      "outcome": "NOT_REACHED",
                      "seconds": 0,
                      "wrongTries": 0,
                      "overTime": true
                    }
                  ],
                  "rubric": {
                    "grades": {
                      "CODE": 3,
                      "TESTING": 1
                    }
                  }
                }
              ]
            }
            """;

    @TempDir
    private Path root;

    @Test
    void without_a_file_there_is_no_interview() throws IOException {
        assertThat(InterviewHistory.read(root.resolve("interview")).interviews()).isEmpty();
    }

    @Test
    void interviews_are_added_at_the_end() throws IOException {
        Path interviews = root.resolve("interview");
        assertThat(InterviewHistory.add(interviews, FIRST).interviews()).containsExactly(FIRST);
        assertThat(InterviewHistory.add(interviews, SECOND).interviews()).containsExactly(FIRST, SECOND);
        assertThat(InterviewHistory.read(interviews).interviews()).containsExactly(FIRST, SECOND);
        try (Stream<Path> files = Files.list(interviews)) {
            assertThat(files).containsExactly(interviews.resolve("history.json"));
        }
    }

    @Test
    void the_file_is_for_people_too() throws IOException {
        InterviewHistory.add(root, FIRST);
        assertThat(root.resolve("history.json")).content().isEqualTo(TEXT);
    }

    static Stream<String> otherFiles() {
        return Stream.of("", "null", "{}", "[]", "text", "{\"interviews\": []}", TEXT.substring(0, 60), TEXT + "x",
                TEXT.replace("n-queens int", "other int"), TEXT.replace("11-21", "11-31"), TEXT.replace("DONE", "WON"),
                TEXT.replace("CODE", "LUCK"), TEXT.replace("CODE\": 3", "CODE\": 5"), TEXT.replace(": 45", ": 0"),
                TEXT.replace(": 1,", ": 2,"), TEXT.replace(": 2292", ": -1"), TEXT.replace(": 300", ": -1"),
                TEXT.replace("wrongTries\": 2", "wrongTries\": -1"), TEXT.replace("[\n    {", "[\n    null, {"),
                TEXT.replace("drill", "exercise"), TEXT.replace("rubric", "marks"), TEXT.replace("stages", "steps"),
                TEXT.replace("title", "name"), TEXT.replace("outcome", "end"));
    }

    @ParameterizedTest
    @MethodSource("otherFiles")
    void a_file_that_is_broken_or_another_is_one_line_and_left_alone(String text) throws IOException {
        Path file = Files.writeString(root.resolve("history.json"), text);
        String message = file + ": not a history of interviews that can be read. It is left as it is: mend it, or"
                + " move it away to begin a new one";
        assertThatIOException().isThrownBy(() -> InterviewHistory.read(root)).withMessage(message);
        assertThatIOException().isThrownBy(() -> InterviewHistory.add(root, FIRST)).withMessage(message);
        assertThat(file).content().isEqualTo(text);
    }

    @Test
    void bytes_that_are_no_text_are_one_line_too() throws IOException {
        Files.write(root.resolve("history.json"), new byte[] {(byte) 0xff, 0});
        assertThatIOException().isThrownBy(() -> InterviewHistory.read(root)).withMessageContaining("left as it is");
    }

    @Test
    void a_drill_is_drawn_that_was_never_practised_or_longest_ago() {
        assertThat(drawn()).isEqualTo(EnumSet.allOf(Drill.class));
        assertThat(drawn("2026-11-01 blocked", "2026-11-02 given", "2026-11-03 first"))
                .isEqualTo(EnumSet.of(Drill.SYMMETRY, Drill.TORUS, Drill.COMPLETION));
        assertThat(drawn("2026-11-01 blocked", "2026-11-03 given", "2026-11-03 first",
                "2026-11-03 symmetry", "2026-11-03 completion", "2026-11-01 torus", "2026-11-04 torus",
                "2026-10-01 a-drill-of-old")).isEqualTo(EnumSet.of(Drill.BLOCKED));
    }

    private static Set<Drill> drawn(String... interviews) {
        InterviewHistory history = new InterviewHistory(Stream.of(interviews).map(text -> text.split(" "))
                .map(words -> new InterviewRecord(words[0], words[1], 45, 0, List.of(), Rubric.EMPTY)).toList());
        Random random = new Random(20_261_121);
        return Stream.generate(() -> history.drawn(random)).limit(200)
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Drill.class)));
    }
}
