package nqueens.judge.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.EOFException;
import java.io.IOException;
import java.io.UTFDataFormatException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReplyTest {

    private static final int MEBI = 1_048_576;
    private static final Request ANY = Request.count(1);

    static Stream<Reply> replies() {
        return Stream.of(
                new Reply.Count(0),
                new Reply.Count(Long.MAX_VALUE),
                new Reply.Count(Long.MIN_VALUE),
                new Reply.TooLong(12_345),
                new Reply.Threw(Reply.Kind.OTHER, "", List.of()),
                new Reply.Threw(Reply.Kind.OTHER, "Größe 𝟠 \u0000",
                        List.of("a.B.solve(B.java:3)", "a.B.count(B.java:9)")),
                new Reply.NoSolver("there is no class a.B"));
    }

    @ParameterizedTest
    @MethodSource("replies")
    void what_was_written_is_read_again(Reply reply) throws IOException {
        assertThat(Reply.decoded(ANY, reply.encoded())).isEqualTo(reply);
    }

    @ParameterizedTest
    @EnumSource
    void each_kind_of_exception_is_read_again(Reply.Kind kind) throws IOException {
        Reply reply = new Reply.Threw(kind, "text", List.of("frame"));
        assertThat(Reply.decoded(ANY, reply.encoded())).isEqualTo(reply);
    }

    @Test
    void placements_are_read_again() throws IOException {
        assertThat(readAgain(List.of(new int[] {1, 3, 0, 2}, new int[] {2, 0, 3, 1})))
                .containsExactly(new int[] {1, 3, 0, 2}, new int[] {2, 0, 3, 1});
    }

    @Test
    void an_empty_list_is_read_again() throws IOException {
        assertThat(readAgain(List.of())).isEmpty();
    }

    @Test
    void null_in_place_of_the_list_is_read_again() throws IOException {
        assertThat(readAgain(null)).isNull();
    }

    @Test
    void null_and_nothing_in_place_of_a_placement_are_read_again() throws IOException {
        assertThat(readAgain(Arrays.asList(null, new int[0], new int[] {-1, Integer.MIN_VALUE})))
                .containsExactly(null, new int[0], new int[] {-1, Integer.MIN_VALUE});
    }

    @Test
    void one_placement_is_read_again() throws IOException {
        assertThat(placementReadAgain(new int[] {1, 3, 0, 2})).containsExactly(1, 3, 0, 2);
        assertThat(placementReadAgain(new int[0])).isEmpty();
        assertThat(placementReadAgain(null)).isNull();
    }

    static Stream<List<List<String>>> boards() {
        return Stream.of(
                null,
                List.of(),
                List.of(List.of(".Q..", "...Q", "Q...", "..Q."), List.of("..Q.", "Q...", "...Q", ".Q..")),
                Arrays.asList(null, List.of(), Arrays.asList("", null, "\u265b \ud83d\ude00 \ud83d")));
    }

    @ParameterizedTest
    @MethodSource("boards")
    void boards_are_read_again(List<List<String>> boards) throws IOException {
        Reply reply = new Reply.Boards(boards);
        assertThat(Reply.decoded(ANY, reply.encoded())).isEqualTo(reply);
    }

    @Test
    void the_bytes_begin_with_the_type() {
        assertThat(new Reply.Placements(List.of(new int[] {5})).encoded())
                .containsExactly(0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 5);
        assertThat(new Reply.Count(258).encoded()).containsExactly(1, 0, 0, 0, 0, 0, 0, 1, 2);
        assertThat(new Reply.TooLong(7).encoded()).containsExactly(2, 0, 0, 0, 7);
        assertThat(new Reply.Threw(Reply.Kind.OTHER, "t", List.of("f")).encoded())
                .containsExactly(3, 4, 0, 1, 't', 0, 0, 0, 1, 0, 1, 'f');
        assertThat(new Reply.NoSolver("r").encoded()).containsExactly(4, 0, 1, 'r');
        assertThat(new Reply.Placement(new int[] {5}).encoded()).containsExactly(5, 0, 0, 0, 1, 0, 0, 0, 5);
        assertThat(new Reply.Boards(List.of(List.of("Q"))).encoded())
                .containsExactly(6, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 'Q');
    }

    @Test
    void a_reason_too_long_for_a_frame_is_an_error() {
        Reply reply = new Reply.NoSolver("x".repeat(65_536));
        assertThatThrownBy(reply::encoded)
                .isInstanceOf(UncheckedIOException.class).hasCauseInstanceOf(UTFDataFormatException.class);
    }

    @ParameterizedTest
    @ValueSource(bytes = {7, 127, -1, -128})
    void there_are_seven_types(byte type) {
        byte[] content = ByteBuffer.allocate(100).put(type).array();
        assertThatThrownBy(() -> Reply.decoded(ANY, content)).isExactlyInstanceOf(IOException.class)
                .hasMessage("no such reply");
    }

    @ParameterizedTest
    @ValueSource(bytes = {5, 127, -1, -128})
    void there_are_five_kinds(byte kind) {
        byte[] content = ByteBuffer.allocate(100).put((byte) 3).put(kind).array();
        assertThatThrownBy(() -> Reply.decoded(ANY, content)).isExactlyInstanceOf(IOException.class)
                .hasMessage("no such kind: " + kind);
    }

    @ParameterizedTest
    @ValueSource(ints = {MEBI + 1, Integer.MAX_VALUE, -2, Integer.MIN_VALUE})
    void a_list_has_a_length_that_can_be(int length) {
        byte[] content = ByteBuffer.allocate(100).put((byte) 0).putInt(length).array();
        assertThatThrownBy(() -> Reply.decoded(ANY, content)).isExactlyInstanceOf(IOException.class)
                .hasMessage("no such length: " + length);
    }

    @ParameterizedTest
    @ValueSource(ints = {MEBI + 1, Integer.MAX_VALUE, -2, Integer.MIN_VALUE})
    void a_placement_has_a_length_that_can_be(int length) {
        byte[] content = ByteBuffer.allocate(100).put((byte) 0).putInt(1).putInt(length).array();
        assertThatThrownBy(() -> Reply.decoded(ANY, content)).isExactlyInstanceOf(IOException.class)
                .hasMessage("no such length: " + length);
    }

    @ParameterizedTest
    @ValueSource(ints = {MEBI + 1, Integer.MAX_VALUE, -1, Integer.MIN_VALUE})
    void there_are_as_many_frames_as_can_be(int length) {
        byte[] content =
                ByteBuffer.allocate(100).put((byte) 3).put((byte) 0).putShort((short) 0).putInt(length).array();
        assertThatThrownBy(() -> Reply.decoded(ANY, content)).isExactlyInstanceOf(IOException.class)
                .hasMessage("no such length: " + length);
    }

    @ParameterizedTest
    @ValueSource(ints = {MEBI + 1, Integer.MAX_VALUE, -2, Integer.MIN_VALUE})
    void one_placement_a_board_and_a_row_have_lengths_that_can_be(int length) {
        for (byte[] content : List.of(
                ByteBuffer.allocate(100).put((byte) 5).putInt(length).array(),
                ByteBuffer.allocate(100).put((byte) 6).putInt(length).array(),
                ByteBuffer.allocate(100).put((byte) 6).putInt(1).putInt(length).array(),
                ByteBuffer.allocate(100).put((byte) 6).putInt(1).putInt(1).putInt(length).array())) {
            assertThatThrownBy(() -> Reply.decoded(ANY, content)).isExactlyInstanceOf(IOException.class)
                    .hasMessage("no such length: " + length);
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 65536", "5, 75000", "8, 1048576"})
    void a_reply_is_as_long_as_one_to_its_request_can_be(int n, int bytes) throws IOException {
        Request request = Request.solve(n);
        int ints = bytes / Integer.BYTES - 1;
        byte[] content = ByteBuffer.allocate(5 + bytes).put((byte) 0).putInt(1).putInt(ints).array();
        assertThat(((Reply.Placements) Reply.decoded(request, content)).list())
                .singleElement().isEqualTo(new int[ints]);

        byte[] longer = Arrays.copyOf(content, content.length + 1);
        assertThatThrownBy(() -> Reply.decoded(request, longer)).isExactlyInstanceOf(IOException.class)
                .hasMessage("no such reply: " + longer.length + " bytes");
    }

    @ParameterizedTest
    @MethodSource("replies")
    void a_reply_cut_short_is_none(Reply reply) {
        byte[] content = reply.encoded();
        for (int length = 0; length < content.length; length++) {
            byte[] beginning = Arrays.copyOf(content, length);
            assertThatThrownBy(() -> Reply.decoded(ANY, beginning)).isInstanceOf(EOFException.class);
        }
    }

    static Stream<Reply> solutions() {
        return Stream.of(
                new Reply.Placements(Arrays.asList(new int[] {1, 3}, null, new int[0])),
                new Reply.Placement(new int[] {1, 3}),
                new Reply.Boards(Arrays.asList(null, List.of(".Q", "Q."), Arrays.asList(null, "Q"))));
    }

    @ParameterizedTest
    @MethodSource("solutions")
    void solutions_cut_short_are_none(Reply reply) {
        byte[] content = reply.encoded();
        for (int length = 0; length < content.length; length++) {
            byte[] beginning = Arrays.copyOf(content, length);
            assertThatThrownBy(() -> Reply.decoded(ANY, beginning)).isInstanceOf(EOFException.class);
        }
    }

    @Test
    void whatever_the_bytes_they_are_a_reply_or_refused() {
        Random random = new Random(20_250_101);
        for (int i = 0; i < 2_000; i++) {
            byte[] content = new byte[1 + random.nextInt(60)];
            random.nextBytes(content);
            content[0] = (byte) random.nextInt(8);
            assertThat(catchThrowable(() -> Reply.decoded(ANY, content))).satisfiesAnyOf(
                    thrown -> assertThat(thrown).isNull(),
                    thrown -> assertThat(thrown).isInstanceOf(IOException.class));
        }
    }

    private static int[] placementReadAgain(int[] columns) throws IOException {
        return ((Reply.Placement) Reply.decoded(ANY, new Reply.Placement(columns).encoded())).columns();
    }

    private static List<int[]> readAgain(List<int[]> list) throws IOException {
        return ((Reply.Placements) Reply.decoded(ANY, new Reply.Placements(list).encoded())).list();
    }
}
