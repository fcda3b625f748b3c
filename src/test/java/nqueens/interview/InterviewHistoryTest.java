package nqueens.interview;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import nqueens.interview.StageRecord.Evidence;
import nqueens.interview.StageRecord.Outcome;

class InterviewHistoryTest {

    private static final InterviewRecord FIRST = new InterviewRecord("2026-11-21", "torus", 45, 2292, List.of(
            new StageRecord("one solution", Outcome.DONE, 300, 2, false, 0, null),
            new StageRecord("all solutions", Outcome.NOT_REACHED, 0, 0, true, 0, null)),
            Rubric.EMPTY.with(Criterion.CODE, 3).with(Criterion.TESTING, 1), false, false, null, null, false, null);
    private static final InterviewRecord SECOND = interview("2026-11-22", "first", 1);

    /** As the first interviews were written. */
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
    void an_interview_that_is_there_already_is_put_in_place() throws IOException {
        InterviewRecord again = new InterviewRecord("2026-11-21", "torus", 45, 7, List.of(), Rubric.EMPTY, true, true,
                "ask", "2026-11-21-torus", true, Rubric.EMPTY.with(Criterion.CODE, 1));
        InterviewHistory.add(root, again);
        InterviewHistory.add(root, FIRST);
        assertThat(InterviewHistory.add(root, again).interviews()).containsExactly(FIRST, again);
        assertThat(InterviewHistory.read(root).interviews()).containsExactly(FIRST, again);
    }

    @Test
    void an_old_history_is_read() throws IOException {
        Files.writeString(root.resolve("history.json"), TEXT);
        InterviewHistory history = InterviewHistory.read(root);
        assertThat(history.interviews()).containsExactly(FIRST);
        assertThat(history.nextTime()).isEmpty();
        assertThat(history.asked()).isEmpty();
    }

    @Test
    void evidence_is_kept() throws IOException {
        Evidence evidence = Evidence.NONE.thought(9).submitted(List.of("missing"), 0).submitted(List.of(), 77)
                .lookedAtCase().hinted().asking("Why?").asking("Why?").drawn(List.of("How?")).answering();
        InterviewRecord told = new InterviewRecord("2026-11-21", "torus", 45, 7, List.of(new StageRecord("one",
                Outcome.OPEN, 3, 1, false, 30, evidence)), Rubric.EMPTY, true, false, "ask before", "folder", false,
                Rubric.EMPTY);
        InterviewHistory.add(root, told);
        InterviewHistory history = InterviewHistory.read(root);
        assertThat(history.interviews()).containsExactly(told);
        assertThat(evidence).isEqualTo(new Evidence(9, 2, 1, 1, List.of("Why?"), List.of("missing"), 77,
                List.of("How?"), 1));
        assertThat(history.nextTime()).isEqualTo("ask before");
        assertThat(history.asked()).containsExactly("How?");
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
    void at_first_easy_drills_are_drawn_and_those_of_a_level_where_one_is_named() {
        assertThat(drawn(Map.of())).allMatch(drill -> drill.level() == 1).hasSizeGreaterThan(3);
        assertThat(drawn(Map.of("level", "3"))).allMatch(drill -> drill.level() == 3).hasSizeGreaterThan(3);
        assertThat(drawn(Map.of("from", "twist"))).allMatch(Drill::hasOpening).hasSizeGreaterThan(2);
    }

    @Test
    void what_went_badly_comes_back_when_two_others_lie_between() {
        InterviewRecord bad = interview("2026-11-01", "torus", 0);
        InterviewRecord good = interview("2026-11-01", "blocked", 1);
        assertThat(new InterviewHistory(List.of(bad, good)).due().get(0)).isNotEqualTo(Drill.TORUS);
        InterviewHistory history = new InterviewHistory(List.of(good, bad, good, good));
        assertThat(history.due()).startsWith(Drill.TORUS).endsWith(Drill.BLOCKED);
        assertThat(history.isToRepeat(Drill.TORUS)).isTrue();
        assertThat(history.isToRepeat(Drill.BLOCKED)).isFalse();
        assertThat(drawn(Map.of(), good, bad, good, interview("2026-11-03", "a-drill-of-old", 1)))
                .containsExactly(Drill.TORUS);
    }

    @Test
    void in_a_pair_it_went_as_the_interviewer_says() {
        Rubric own = Rubric.EMPTY.with(Criterion.CODE, 4);
        InterviewRecord alone = interview("2026-11-01", "torus", 1).graded(own, Rubric.EMPTY);
        InterviewRecord pair = new InterviewRecord(alone.date(), "torus", 45, 0, alone.stages(), own, false, false, "",
                "", true, Rubric.EMPTY.with(Criterion.CODE, 2));
        assertThat(alone.isGood()).isTrue();
        assertThat(pair.isGood()).isFalse();
    }

    @Test
    void where_all_were_practised_the_one_that_was_longest_ago_is_drawn() {
        InterviewRecord[] all = Stream.of(Drill.values()).map(drill -> interview("2026-11-01", drill.id(), 1))
                .toArray(InterviewRecord[]::new);
        assertThat(drawn(Map.of(), all)).containsExactly(Drill.values()[0]);
    }

    private static InterviewRecord interview(String date, String drill, int done) {
        return new InterviewRecord(date, drill, 45, 0, List.of(new StageRecord("one",
                done > 0 ? Outcome.DONE : Outcome.SKIPPED, 0, 0, false, 0, null)), Rubric.EMPTY);
    }

    private static Set<Drill> drawn(Map<String, String> properties, InterviewRecord... interviews) {
        InterviewSettings settings = InterviewSettings.of(name -> Optional.ofNullable(properties.get(name)));
        Random random = new Random(20_261_121);
        return Stream.generate(() -> new InterviewHistory(List.of(interviews)).drawn(settings, random)).limit(200)
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Drill.class)));
    }
}
