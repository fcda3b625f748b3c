package nqueens.recording;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Recordings of what a worker sends: what is missing, and of each event how many numbers it has, and these. */
class RecordingTest {

    private static final Recording.Names NAMES = new Recording.Names(List.of("solve", "place"),
            List.of(List.of("n"), List.of("r", "b")), List.of("row", "board"), List.of(1), List.of("A.java"));

    private static Recording recording(Recording.End end, Object answer, String sent) throws IOException {
        int[] numbers = Stream.of(sent.split(" ")).mapToInt(Integer::parseInt).toArray();
        return Recording.of("solve(4)", 4, end, answer, NAMES, numbers);
    }

    private static Recording recording(String sent) throws IOException {
        return recording(Recording.End.RETURNED, 2L, sent);
    }

    private static String sent(String events) {
        return "0" + Tape.sent(Stream.of(events.split(", ")));
    }

    @Test
    void the_page_gets_it_in_one_line() throws IOException {
        assertThat(recording(Recording.End.RETURNED, List.of(new int[] {1, 3}), sent("0 7 0 1 4, 4 8 0 1 5,"
                + " 6 9 0 1 0 1, 6 9 1 7 0 -1, 4 9 1 3 1, 0 10 1 1 0 3 0, 3 11 0 1 2 0, 2 11, 7 12, 6 12 2 0 -7, "
                + "5 12 2, 8 13 2 0, 9 13 6 2, 1 13 0 0")).json()).isEqualTo("{\"methods\":[\"solve\",\"place\"],"
                + "\"parameters\":[[\"n\"],[\"r\",\"b\"]],\"variables\":[\"row\",\"board\"],\"fields\":[1],"
                + "\"files\":[\"A.java\"],\"call\":\"solve(4)\",\"n\":4,\"end\":\"returned\",\"arrays\":["
                + "{\"name\":\"b\",\"type\":\"BOOLEANS\",\"contents\":[0,1]},"
                + "{\"name\":\"board\",\"type\":\"ROWS_OF_BOOLEANS\",\"contents\":[0,-1]},"
                + "{\"name\":\"\",\"type\":\"INTS\",\"contents\":[-7]}],\"notes\":[],\"numbers\":["
                + "[0,7,0,1,4],[4,8,0,1,5],[6,9,0,1,0,1],[6,9,1,7,0,-1],[4,9,1,3,1],[0,10,1,1,0,3,0],[3,11,0,1,2,0],"
                + "[2,11],[7,12],[6,12,2,0,-7],[5,12,2],[8,13,2,0],[9,13,6,2],[1,13,0,0]]}");
        assertThat(recording(Recording.End.THREW, null, "0").json())
                .contains("\"call\":\"solve(4)\",\"n\":4,\"end\":\"threw\",");
    }

    @Test
    void the_page_gets_the_search_and_what_was_found() {
        Recording recording = new Tape("INTS 0 0, place 0, write 0 0 1, tried 1, write 0 0 0, place 1, write 0 1 1,"
                + " add 0, tried 2, back, back").recording(2, Recording.End.RETURNED, 0, List.of());
        assertThat(recording.withFinding(new Finding(4, "it left\nis it so?", true)).json())
                .endsWith(",\"search\":{\"method\":0,\"row\":1,\"choices\":[-1,1,0,1]},\"finding\":{\"event\":4,"
                + "\"sentence\":\"it left\\nis it so?\",\"isOfTest\":true}}");
    }

    @ParameterizedTest
    @CsvSource({"RETURNED, 0, RETURNED, ''", "THREW, 0, THREW, ''", "STOPPED, 0, STOPPED, ''",
        "RETURNED, 1, FULL, ''", "RETURNED, 2, RETURNED, what other threads do",
        "RETURNED, 3, FULL, what other threads do"})
    void what_is_missing_is_said(Recording.End ended, String sent, Recording.End end, String note) throws IOException {
        Recording recording = recording(ended, null, sent);
        assertThat(recording.end()).isEqualTo(end);
        assertThat(String.join(", ", recording.notes())).isEqualTo(note);
    }

    @Test
    void an_array_is_called_as_the_first_that_held_it() throws IOException {
        assertThat(recording(sent("6 1 0 0 5, 6 1 1 2, 6 1 2 3, 0 1 1 3 0 1 1, 4 1 0 3 1, 4 1 1 3 0, 0 1 1 3 1 3 0"))
                .arrays()).containsExactly(new Recording.Array("r", Event.ArrayType.INTS, List.of(5)),
                        new Recording.Array("row", Event.ArrayType.CHARS, List.of()),
                        new Recording.Array("", Event.ArrayType.BYTES, List.of()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"-1", "1", "0", "1 7", "2 8 1", "2 -1 1", "2 7 -1", "3 7 1 1", "5 7 1 2 7 1",
        "3 0 1 2", "3 0 1 -1", "3 0 1 0", "4 0 1 0 1", "4 0 1 0 5 0", "6 0 1 0 1 1 1",
        "4 1 1 0 0", "2 2 1", "6 3 1 0 0 1 1", "5 4 1 2 1 1", "5 4 1 -1 1 1", "5 4 1 0 3 0", "4 4 1 0 1",
        "3 5 1 0", "4 6 1 1 0", "4 6 1 -1 0", "4 6 1 0 13", "4 6 1 0 -1", "3 6 1 0", "5 6 1 0 6 0", "5 6 1 0 6 -2",
        "5 6 1 0 0 9 6 3 1 0 1 1 1", "5 6 1 0 0 9 6 3 1 0 -1 1 1", "5 6 1 0 0 9 5 4 1 0 3 1", "5 6 1 0 0 9 4 8 1 1 0",
        "5 6 1 0 0 9 4 8 1 0 1", "5 6 1 0 0 9 4 8 -1 0 0", "5 6 1 0 0 9 5 8 1 0 0 0", "3 9 1 0",
        "5 0 1 0 1 4 4 1 1 0 0 2 2 1", "5 0 1 0 1 4 2 2 1 4 1 1 0 0"})
    void numbers_that_are_no_events_are_refused(String numbers) {
        assertThatExceptionOfType(IOException.class).isThrownBy(() -> recording("0 " + numbers))
                .withMessageMatching("(no such (event|kind of event|array)|more of an event than belongs to it).*");
    }

    @Test
    void nothing_is_no_recording_and_neither_is_too_much() {
        assertThatExceptionOfType(IOException.class).isThrownBy(() ->
                Recording.of("solve(4)", 4, Recording.End.RETURNED, null, NAMES)).withMessage("nothing was recorded");
        int[] most = new int[1 << 18];
        Arrays.fill(most, 1, most.length, 0);
        assertThatExceptionOfType(IOException.class).isThrownBy(() ->
                Recording.of("solve(4)", 4, Recording.End.RETURNED, null, NAMES, most))
                .withMessage("no such event: number 1");
        assertThatExceptionOfType(IOException.class).isThrownBy(() ->
                Recording.of("solve(4)", 4, Recording.End.RETURNED, null, NAMES, new int[(1 << 18) + 1]))
                .withMessage("no such recording: 262145 numbers");
    }
}
