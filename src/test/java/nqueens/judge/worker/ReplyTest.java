package nqueens.judge.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReplyTest {

    private static final int MOST = 100;
    private static final Request ANY = new Request(Request.Task.CALL, 0, "count", List.of(1), 0, MOST, 0, 1000);

    static Stream<Reply> replies() {
        return Stream.of(
                new Reply.Returned(7L),
                new Reply.Returned(null),
                new Reply.Returned(List.of(".Q..", "...Q")),
                new Reply.TooLong(12_345),
                new Reply.Threw(Reply.Kind.OTHER, "", List.of()),
                new Reply.Threw(Reply.Kind.OTHER, "Größe 𝟠 \u0000",
                        List.of("a.B.solve(B.java:3)", "a.B.count(B.java:9)")),
                new Reply.NoSolver("there is no class a.B"),
                new Reply.Spent());
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

    /** The first of 100 bytes that are no reply: its type, the kind of what was thrown, how many frames it has. */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "05, no such reply", "7F, no such reply", "FF, no such reply", "80, no such reply",
        "0208, no such kind: 8", "027F, no such kind: 127", "02FF, no such kind: -1", "0280, no such kind: -128",
        "020000000000005D, no such length: 93", "020000007FFFFFFF, no such length: 2147483647",
        "02000000FFFFFFFF, no such length: -1", "0200000080000000, no such length: -2147483648"})
    void there_are_no_other_replies_nor_more_frames_than_can_be(String bytes, String message) {
        byte[] content = Arrays.copyOf(HexFormat.of().parseHex(bytes), 100);
        assertThatThrownBy(() -> Reply.decoded(ANY, content)).isExactlyInstanceOf(IOException.class)
                .hasMessage(message);
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
