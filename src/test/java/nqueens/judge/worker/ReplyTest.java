package nqueens.judge.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.io.UTFDataFormatException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReplyTest {

    private static final int MOST = 100;
    private static final Request ANY = new Request(Request.Task.CALL, 0, "count", List.of(1), 0, MOST, 0);

    static Stream<Reply> replies() {
        return Stream.of(
                new Reply.Returned(7L),
                new Reply.Returned(null),
                new Reply.Returned(List.of(".Q..", "...Q")),
                new Reply.TooLong(12_345),
                new Reply.Threw(Reply.Kind.OTHER, "", List.of()),
                new Reply.Threw(Reply.Kind.OTHER, "Größe 𝟠 \u0000",
                        List.of("a.B.solve(B.java:3)", "a.B.count(B.java:9)")),
                new Reply.NoSolver("there is no class a.B"));
    }

    @ParameterizedTest
    @MethodSource("replies")
    void what_was_written_is_read_again(Reply reply) throws IOException {
        assertThat(Reply.decoded(ANY, reply.encoded(MOST, 0))).isEqualTo(reply);
    }

    @ParameterizedTest
    @EnumSource
    void each_kind_of_exception_is_read_again(Reply.Kind kind) throws IOException {
        Reply reply = new Reply.Threw(kind, "text", List.of("frame"));
        assertThat(Reply.decoded(ANY, reply.encoded(MOST, 0))).isEqualTo(reply);
    }

    @ParameterizedTest
    @MethodSource("replies")
    void a_reply_cut_short_is_none(Reply reply) {
        byte[] content = reply.encoded(MOST, 0);
        for (int length = 0; length < content.length; length++) {
            byte[] beginning = Arrays.copyOf(content, length);
            assertThatThrownBy(() -> Reply.decoded(ANY, beginning)).isInstanceOf(IOException.class);
        }
    }

    @Test
    void in_place_of_too_long_a_value_its_beginning_is_counted() throws IOException {
        Reply reply = new Reply.Returned(Collections.nCopies(1000, new int[2]));
        assertThat(Reply.decoded(ANY, reply.encoded(MOST, 0))).isEqualTo(new Reply.TooLong(8));
    }

    @Test
    void an_iterator_is_returned_as_a_list() throws IOException {
        Reply reply = new Reply.Returned(List.of(1, 2, 3).iterator());
        assertThat(Reply.decoded(ANY, reply.encoded(MOST, 2))).isEqualTo(new Reply.Returned(List.of(1, 2)));
    }

    @Test
    void a_reason_too_long_for_a_frame_is_an_error() {
        Reply reply = new Reply.NoSolver("x".repeat(65_536));
        assertThatThrownBy(() -> reply.encoded(MOST, 0))
                .isInstanceOf(UncheckedIOException.class).hasCauseInstanceOf(UTFDataFormatException.class);
    }

    @ParameterizedTest
    @ValueSource(bytes = {4, 127, -1, -128})
    void there_are_no_other_replies(byte type) {
        byte[] content = ByteBuffer.allocate(100).put(type).array();
        assertThatThrownBy(() -> Reply.decoded(ANY, content)).isExactlyInstanceOf(IOException.class)
                .hasMessage("no such reply");
    }

    @ParameterizedTest
    @ValueSource(bytes = {6, 127, -1, -128})
    void there_are_no_other_kinds(byte kind) {
        byte[] content = ByteBuffer.allocate(100).put((byte) 2).put(kind).array();
        assertThatThrownBy(() -> Reply.decoded(ANY, content)).isExactlyInstanceOf(IOException.class)
                .hasMessage("no such kind: " + kind);
    }

    @ParameterizedTest
    @ValueSource(ints = {93, Integer.MAX_VALUE, -1, Integer.MIN_VALUE})
    void there_are_as_many_frames_as_can_be(int length) {
        byte[] content = ByteBuffer.allocate(100).put((byte) 2).put((byte) 0).putShort((short) 0).putInt(length)
                .array();
        assertThatThrownBy(() -> Reply.decoded(ANY, content)).isExactlyInstanceOf(IOException.class)
                .hasMessage("no such length: " + length);
    }

    @Test
    void each_frame_may_be_empty() throws IOException {
        byte[] content = ByteBuffer.allocate(12).put((byte) 2).put((byte) 0).putShort((short) 0).putInt(2).array();
        assertThat(Reply.decoded(ANY, content))
                .isEqualTo(new Reply.Threw(Reply.Kind.NOT_STARTED, "", List.of("", "")));
    }

    @Test
    void a_reply_is_as_long_as_one_to_its_request_can_be() throws IOException {
        int longest = Reply.LONGEST_TEXT + Reply.BYTES_EACH * MOST;
        byte[] content = ByteBuffer.allocate(longest).put((byte) 0).put((byte) 6).putInt(longest - 6).array();
        assertThat(Reply.decoded(ANY, content)).isInstanceOfSatisfying(Reply.Returned.class,
                returned -> assertThat((boolean[]) returned.value()).hasSize(longest - 6));

        byte[] longer = Arrays.copyOf(content, longest + 1);
        assertThatThrownBy(() -> Reply.decoded(ANY, longer)).isExactlyInstanceOf(IOException.class)
                .hasMessage("no such reply: " + longer.length + " bytes");
    }

    @Test
    void whatever_the_bytes_they_are_a_reply_or_refused() {
        Random random = new Random(20_250_101);
        for (int i = 0; i < 2_000; i++) {
            byte[] content = new byte[1 + random.nextInt(60)];
            random.nextBytes(content);
            content[0] = (byte) random.nextInt(5);
            assertThat(catchThrowable(() -> Reply.decoded(ANY, content))).satisfiesAnyOf(
                    thrown -> assertThat(thrown).isNull(),
                    thrown -> assertThat(thrown).isInstanceOf(IOException.class));
        }
    }
}
