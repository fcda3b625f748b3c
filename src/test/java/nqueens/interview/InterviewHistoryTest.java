package nqueens.interview;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import nqueens.interview.StageRecord.Outcome;

class InterviewHistoryTest {

    private static final InterviewRecord FIRST = new InterviewRecord("2026-11-21", "torus", 45, 2292, List.of(
            new StageRecord("one solution", Outcome.DONE, 300, 2, false),
            new StageRecord("all solutions", Outcome.NOT_REACHED, 0, 0, true)),
            Rubric.EMPTY.with(Criterion.CODE, 3).with(Criterion.TESTING, 1));
    private static final InterviewRecord SECOND =
            new InterviewRecord("2026-11-22", "first", 30, 60, List.of(), Rubric.EMPTY);

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
        assertThat(Files.readString(root.resolve("history.json"), StandardCharsets.UTF_8)).isEqualTo("""
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
                """);
    }

    static Stream<String> otherFiles() throws IOException {
        String whole = "{\"schemaVersion\": 1, \"content\": \"n-queens interviews\", \"interviews\": [{\"date\":"
                + " \"2026-11-21\", \"drill\": \"torus\", \"minutesGiven\": 45, \"seconds\": 9, \"stages\":"
                + " [{\"title\": \"a\", \"outcome\": \"DONE\", \"seconds\": 3, \"wrongTries\": 2, \"overTime\":"
                + " false}], \"rubric\": {\"grades\": {\"CODE\": 3}}}]}";
        return Stream.of("", "null", "{}", "[]", "text", "{\"interviews\": []}", whole.substring(0, 60),
                whole + "x", whole.replace(": 1,", ": 2,"), whole.replace("n-queens int", "other int"),
                whole.replace("11-21", "11-31"), whole.replace("DONE", "WON"), whole.replace("CODE", "LUCK"),
                whole.replace("{\"CODE\": 3}", "{\"CODE\": 5}"), whole.replace("\"seconds\": 9", "\"seconds\": -9"),
                whole.replace("\"drill\"", "\"exercise\""), whole.replace("[{\"date\"", "[null, {\"date\""),
                whole.replace("\"rubric\"", "\"grades\""), whole.replace("\"stages\"", "\"steps\""));
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
    void a_folder_in_its_place_is_one_line_too() throws IOException {
        Path file = Files.createDirectory(root.resolve("history.json"));
        assertThatIOException().isThrownBy(() -> InterviewHistory.read(root))
                .withMessageStartingWith(file + ": not a history");
    }

    @Test
    void bytes_that_are_no_text_are_one_line_too() throws IOException {
        Files.write(root.resolve("history.json"), new byte[] {(byte) 0xff, 0});
        assertThatIOException().isThrownBy(() -> InterviewHistory.read(root)).withMessageContaining("left as it is");
    }

    @Test
    void a_history_keeps_its_interviews() {
        List<InterviewRecord> interviews = new ArrayList<>(List.of(FIRST));
        InterviewHistory history = new InterviewHistory(interviews);
        interviews.clear();
        assertThat(history.interviews()).containsExactly(FIRST);
    }
}
