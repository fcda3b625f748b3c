package nqueens.recording;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class RecordingTest {

    private static final Names NAMES = new Names(List.of("solve", "place"), List.of(List.of("n"), List.of("r", "b")),
            List.of("row", "board"), List.of(1), List.of("A.java"), List.of());

    private static final int INT = 1;
    private static final int ARRAY = 3;

    /** What a worker sends of events: of each how many numbers it has, and these. */
    private static int[] sent(int missing, int[]... events) {
        return IntStream.concat(IntStream.of(missing), Arrays.stream(events)
                .flatMapToInt(event -> IntStream.concat(IntStream.of(event.length), Arrays.stream(event)))).toArray();
    }

    private static int[] event(int... numbers) {
        return numbers;
    }

    private static Recording recording(int... sent) throws IOException {
        return Recording.of("solve(4)", 4, Recording.End.RETURNED, 2L, NAMES, sent);
    }

    @Test
    void the_page_gets_it_in_one_line() throws IOException {
        Recording recording = Recording.of("solve(4)", 4, Recording.End.RETURNED, List.of(new int[] {1, 3}), NAMES,
                sent(0, event(0, 7, 0, INT, 4), event(4, 8, 0, INT, 5),
                        event(6, 9, 0, ArrayType.BOOLEANS.ordinal(), 0, 1), event(6, 9, 1, 7, 0, -1),
                        event(4, 9, 1, ARRAY, 1), event(0, 10, 1, INT, 0, ARRAY, 0), event(3, 11, 0, 1, 2, 0),
                        event(2, 11), event(7, 12), event(6, 12, 2, 0, -7), event(5, 12, 2), event(1, 13, 0, 0)));

        assertThat(recording.json()).isEqualTo("{\"call\":\"solve(4)\",\"n\":4,\"complete\":true,\"end\":\"returned\","
                + "\"answer\":[[1,3]],\"methods\":[\"solve\",\"place\"],\"parameters\":[[\"n\"],[\"r\",\"b\"]],"
                + "\"names\":[\"row\",\"board\"],\"fields\":[1],\"arrays\":["
                + "{\"name\":\"b\",\"type\":\"boolean[]\",\"length\":2},"
                + "{\"name\":\"board\",\"type\":\"boolean[][]\",\"length\":2,\"rows\":[0,-1]},"
                + "{\"name\":\"\",\"type\":\"int[]\",\"length\":1}],\"files\":[\"A.java\"],\"notes\":[],\"events\":["
                + "[0,7,0,1,4],[4,8,0,1,5],[6,9,0,0,1],[6,9,1,0,-1],[4,9,1,3,1],[0,10,1,1,0,3,0],[3,11,0,1,2,0],"
                + "[2,11],[7,12],[6,12,2,-7],[5,12,2],[1,13,0,0]]}");
    }

    @Test
    void a_call_without_an_answer_has_none_on_the_page() throws IOException {
        assertThat(Recording.of("count(1)", 1, Recording.End.THREW, null, NAMES, 0).json())
                .startsWith("{\"call\":\"count(1)\",\"n\":1,\"complete\":true,\"end\":\"threw\",\"methods\":");
    }

    @ParameterizedTest
    @CsvSource({"RETURNED, true", "THREW, true", "STOPPED, false", "FULL, false"})
    void what_has_come_to_its_end_is_complete(Recording.End end, boolean isComplete) throws IOException {
        assertThat(Recording.of("solve(4)", 4, end, null, NAMES, 0).isComplete()).isEqualTo(isComplete);
    }

    @Test
    void what_is_missing_is_said() throws IOException {
        assertThat(recording(1).end()).isEqualTo(Recording.End.FULL);
        assertThat(recording(2).end()).isEqualTo(Recording.End.RETURNED);
        assertThat(recording(2).notes()).containsExactly("what other threads do");
        assertThat(recording(1).notes()).isEmpty();
        Names names = new Names(List.of(), List.of(), List.of(), List.of(), List.of(), List.of("A.long"));
        assertThat(Recording.of("solve(4)", 4, Recording.End.RETURNED, null, names, 3).notes())
                .containsExactly("A.long", "what other threads do");
    }

    @Test
    void an_array_is_called_as_the_first_that_held_it() throws IOException {
        assertThat(recording(sent(0, event(6, 1, 0, 0, 5), event(6, 1, 1, 2), event(6, 1, 2, 3),
                event(0, 1, 1, ARRAY, 0, INT, 1), event(4, 1, 0, ARRAY, 1), event(4, 1, 1, ARRAY, 0),
                event(0, 1, 1, ARRAY, 1, ARRAY, 0))).arrays())
                .containsExactly(new Recording.Array("r", ArrayType.INTS, List.of(5)),
                        new Recording.Array("row", ArrayType.CHARS, List.of()),
                        new Recording.Array("", ArrayType.BYTES, List.of()));
    }

    @ParameterizedTest
    @EnumSource(ArrayType.class)
    void the_elements_of_an_array_are_of_its_type(ArrayType type) {
        assertThat(type.elements()).isEqualTo(type.toString().endsWith("[][]") ? Value.Kind.ARRAY
                : type.toString().startsWith("boolean") ? Value.Kind.BOOLEAN : Value.Kind.INT);
        assertThat(type.name().replaceFirst(".*_", "").toLowerCase(Locale.ROOT))
                .isEqualTo(type.toString().replaceAll("\\[]", "") + "s");
    }

    @ParameterizedTest
    @ValueSource(strings = {"-1", "1", "0", "1 7", "2 8 1", "2 -1 1", "2 7 -1", "3 7 1 1", "5 7 1 2 7 1",
        "3 0 1 2", "3 0 1 -1", "3 0 1 0", "4 0 1 0 1", "4 0 1 0 5 0", "6 0 1 0 1 1 1",
        "4 1 1 0 0", "2 2 1", "6 3 1 0 0 1 1", "5 4 1 2 1 1", "5 4 1 -1 1 1", "5 4 1 0 3 0", "4 4 1 0 1",
        "3 5 1 0", "4 6 1 1 0", "4 6 1 -1 0", "4 6 1 0 12", "4 6 1 0 -1", "3 6 1 0", "5 6 1 0 6 0", "5 6 1 0 6 -2",
        "5 6 1 0 0 9 6 3 1 0 1 1 1", "5 6 1 0 0 9 6 3 1 0 -1 1 1", "5 6 1 0 0 9 5 4 1 0 3 1"})
    void numbers_that_are_no_events_are_refused(String numbers) {
        int[] sent = Stream.of(("0 " + numbers).split(" ")).mapToInt(Integer::parseInt).toArray();
        assertThatExceptionOfType(IOException.class).isThrownBy(() -> recording(sent))
                .withMessageMatching("(no such (event|kind of event|number|array|row)|an end without|more of an|less of"
                        + " an).*");
    }

    @Test
    void each_end_has_its_beginning() throws IOException {
        int[] enter = event(0, 1, 0, INT, 4);
        int[] back = event(1, 1, 0, 0);
        int[] thrown = event(2, 1);
        assertThat(recording(sent(0, enter, enter, back, thrown)).events()).hasSize(4);
        for (int[] end : List.of(back, thrown)) {
            assertThatExceptionOfType(IOException.class).isThrownBy(() -> recording(sent(0, enter, back, end)))
                    .withMessage("an end without a beginning");
            assertThatExceptionOfType(IOException.class).isThrownBy(() -> recording(sent(0, enter, thrown, end)))
                    .withMessage("an end without a beginning");
        }
    }

    @Test
    void nothing_is_no_recording_and_neither_is_too_much() throws IOException {
        assertThatExceptionOfType(IOException.class).isThrownBy(RecordingTest::recording)
                .withMessage("nothing was recorded");
        int[] most = new int[1 << 18];
        Arrays.fill(most, 1, most.length, 0);
        assertThatExceptionOfType(IOException.class).isThrownBy(() -> recording(most))
                .withMessage("less of an event than belongs to it");
        assertThatExceptionOfType(IOException.class).isThrownBy(() -> recording(new int[(1 << 18) + 1]))
                .withMessage("no such recording: 262145 numbers");
    }

    @Test
    void the_lists_are_its_own() throws IOException {
        List<Event> events = recording(sent(0, event(0, 1, 0, INT, 4), event(6, 1, 0, 0, 3))).events();
        assertThat(events).containsExactly(new Event.Enter(1, 0, List.of(new Value(Value.Kind.INT, 4))),
                new Event.Meet(1, 0, ArrayType.INTS, List.of(3)));
        assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(events::clear);
    }
}
