package nqueens.judge.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import nqueens.judge.worker.Request.Action;

/** What goes to a worker and comes from it as bytes. */
class MessagesTest {

    private static final int MOST = 100;
    private static final Request CALL =
            new Request(Action.CALL, 1, "count", List.of(8, new int[] {1, 3}), 6, 5, MOST, 7, 1L << 40);

    private static final List<Class<?>> TYPES =
            List.of(Request.class, WorkerClasses.class, Reply.MeteredReply.class, Reply.class);

    static Stream<Object> messages() {
        Map<String, byte[]> files = Map.of("a.Größe", new byte[] {(byte) 0xca, 0, -1}, "a.Empty", new byte[0]);
        return Stream.concat(replies(), Stream.of(CALL,
                new Request(Action.NEXT, 0, "", List.of(), 3, -5, -1, 0, -9),
                new WorkerClasses("a.B", "c.D", "", files, Map.of("a.B", new byte[] {7}), List.of(1, 2)),
                new WorkerClasses("a.B", "c.D", "e.F", Map.of(), Map.of(), List.of()),
                new Reply.MeteredReply(new long[0], new int[0], new byte[0]),
                new Reply.MeteredReply(new long[] {0, 1L << 40}, new int[] {-1, 1 << 30}, new byte[] {7})));
    }

    private static Stream<Reply> replies() {
        return Stream.of(
                new Reply.Returned(null),
                new Reply.Returned(List.of(".Q..", "...Q")),
                new Reply.TooLong(12_345),
                new Reply.Threw(Reply.ExceptionKind.OTHER, "", List.of()),
                new Reply.Threw(Reply.ExceptionKind.INDEX, "Größe 𝟠 \u0000", List.of("a.B.solve(B.java:3)", "", "")),
                new Reply.NoSolver("there is no class a.B"),
                new Reply.StepsSpent());
    }

    @ParameterizedTest
    @MethodSource("messages")
    void what_was_written_is_read_again_and_nothing_if_it_was_cut_short(Object message) throws IOException {
        Class<?> type = type(each -> each.isInstance(message));
        byte[] content = RecordCodec.encoded(type, message);
        assertThat(RecordCodec.decoded(type, content)).usingRecursiveComparison().isEqualTo(message);
        for (int length = 0; length < content.length; length++) {
            byte[] beginning = Arrays.copyOf(content, length);
            assertThatThrownBy(() -> RecordCodec.decoded(type, beginning)).isInstanceOf(IOException.class);
        }
    }

    private static Class<?> type(Predicate<Class<?>> isWanted) {
        return TYPES.stream().filter(isWanted).findFirst().orElseThrow();
    }

    /** The first of 100 bytes that are no such message: behind names, counts and kinds a length that can't be. */
    @ParameterizedTest(name = "{0} {1}: {2}")
    @CsvSource({
        "Request, 0A, no such Action: 10", "Request, FF, no such Action: -1", "Reply, 05, no such Reply: 5",
        "Reply, FF, no such Reply: -1", "Reply, 0208, no such ExceptionKind: 8",
        "Reply, 027F, no such ExceptionKind: 127",
        "Reply, 02FF, no such ExceptionKind: -1", "Reply, 0200000000000000005B, no such length: 91",
        "Reply, 0200000000007FFFFFFF, no such length: 2147483647",
        "Reply, 020000000000FFFFFFFF, no such length: -1", "Reply, 02000000005F, no such length: 95",
        "MeteredReply, FFFFFFFF, no such length: -1", "MeteredReply, 0000000D, no such length: 13",
        "MeteredReply, 00000001FFFFFFFFFFFFFFFB, no such count: -5",
        "MeteredReply, 00000000FFFFFFFF, no such length: -1", "MeteredReply, 0000000000000018, no such length: 24",
        "WorkerClasses, 0000000000000000000000000000000100000000FFFFFFFF, no such length: -1",
        "WorkerClasses, 00000000000000000000000000000001000000000000004D, no such length: 77"})
    void no_length_is_read_that_there_can_not_be(String type, String bytes, String message) {
        byte[] content = Arrays.copyOf(HexFormat.of().parseHex(bytes), 100);
        assertThatThrownBy(() -> RecordCodec.decoded(type(each -> each.getSimpleName().equals(type)), content))
                .isInstanceOf(IOException.class).hasMessage(message);
    }

    @Test
    void there_are_as_many_blocks_as_counters_and_no_more() throws IOException {
        ByteBuffer counted = ByteBuffer.allocate(8 * Counters.SIZE + 100).putInt(0, Counters.SIZE);
        assertThat(RecordCodec.decoded(Reply.MeteredReply.class, counted.array()).runs()).hasSize(Counters.SIZE);
        counted.putInt(0, Counters.SIZE + 1);
        assertThatThrownBy(() -> RecordCodec.decoded(Reply.MeteredReply.class, counted.array()))
                .isInstanceOf(IOException.class).hasMessage("no such number of blocks: 32769");
    }

    @Test
    void a_reply_is_as_long_as_one_to_its_request_can_be() throws IOException {
        int longest = Reply.LONGEST_TEXT + Reply.BYTES_EACH * MOST;
        byte[] content = ByteBuffer.allocate(longest).put((byte) 0).put((byte) 6).putInt(longest - 6).array();
        assertThat(Reply.decoded(CALL, content)).isInstanceOfSatisfying(Reply.Returned.class,
                returned -> assertThat((boolean[]) returned.value()).hasSize(longest - 6));
        byte[] longer = Arrays.copyOf(content, longest + 1);
        assertThatThrownBy(() -> Reply.decoded(CALL, longer)).hasMessage("no such reply: " + longer.length + " bytes");
    }
}
