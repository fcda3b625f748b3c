package nqueens.judge.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.UTFDataFormatException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.judge.worker.Request.Task;

/** What goes to a worker and comes from it as bytes. */
class MessagesTest {

    private static final Request CALL =
            new Request(Task.CALL, 1, "count", List.of(8, new int[] {1, 3}), 5, 100, 7, 1L << 40);

    /** Reads the content of a frame. */
    private interface Decoder {
        Object decoded(byte[] content) throws IOException;
    }

    static Stream<Arguments> messages() {
        return Stream.of(
                Stream.of(Task.values())
                        .map(task -> new Request(task, 1, "count", List.of(8), -5, Integer.MAX_VALUE, 7, -9))
                        .map(request -> message(request, request.encoded(), Request::decoded)),
                Stream.of(message(CALL, CALL.encoded(), Request::decoded)),
                Stream.of(Map.<String, byte[]>of(), Map.of("board2d.Größe", new byte[] {(byte) 0xca, 0, -1},
                        "board2d.Board2dQueens", new byte[] {1}, "board2d.Empty", new byte[0]))
                        .map(files -> new Classes("board2d.Board2dQueens", "nqueens.QueensSolver", files,
                                files.isEmpty() ? Map.of("a.B", new byte[] {7}) : files,
                                List.of(1, 2).subList(0, files.size() % 2 + 1)))
                        .map(classes -> message(classes, classes.encoded(), Classes::decoded)),
                Stream.of(new Counted(new long[0], new int[0], new byte[0]),
                        new Counted(new long[] {0, 1L << 40}, new int[] {-1, 1 << 30}, new byte[0]))
                        .map(counted -> message(counted, counted.encoded(), Counted::decoded)),
                Stream.of(new Surroundings(List.of(), List.of(), 0, 0, true, false, List.of()),
                        new Surroundings(List.of("LC_ALL", "PWD"), List.of("java.base", "java.sql"), 256, 17, false,
                                true, List.of("/", "/tmp/a folder")))
                        .map(found -> message(found, found.encoded(), Surroundings::decoded)),
                Stream.concat(ReplyTest.replies(), Stream.of(Reply.Kind.values())
                        .map(kind -> new Reply.Threw(kind, "text", List.of("frame"))))
                        .map(reply -> message(reply, reply.encoded(CALL.most(), 0),
                                content -> Reply.decoded(CALL, content))))
                .flatMap(each -> each);
    }

    private static Arguments message(Object message, byte[] content, Decoder decoder) {
        return Arguments.of(message, content, decoder);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("messages")
    void what_was_written_is_read_again_and_nothing_if_it_was_cut_short(
            Object message, byte[] content, Decoder decoder) throws IOException {
        assertThat(decoder.decoded(content)).usingRecursiveComparison().isEqualTo(message);
        for (int length = 0; length < content.length; length++) {
            byte[] beginning = Arrays.copyOf(content, length);
            assertThatThrownBy(() -> decoder.decoded(beginning)).isInstanceOf(IOException.class);
        }
    }

    @Test
    void what_was_kept_is_asked_for_by_its_number() {
        assertThat(CALL.later(Task.OVERWRITE)).isEqualTo(new Request(
                Task.OVERWRITE, 1, "", List.of(), 5, 100, 7, 1L << 40));
        assertThat(CALL.argumentNow(3)).isEqualTo(new Request(
                Task.ARGUMENT_NOW, 1, "", List.of(3), 5, 100, 7, 1L << 40));
        assertThat(CALL.next(6)).isEqualTo(new Request(Task.NEXT, 1, "", List.of(6), 5, 100, 7, 1L << 40));
    }

    @ParameterizedTest
    @ValueSource(bytes = {8, 127, -1, -128})
    void there_are_no_other_tasks(byte task) {
        byte[] content = CALL.encoded();
        content[0] = task;
        assertThatThrownBy(() -> Request.decoded(content)).isExactlyInstanceOf(IOException.class)
                .hasMessage("no such task: " + task);
    }

    @ParameterizedTest
    @ValueSource(ints = {3, Integer.MAX_VALUE, -1, Integer.MIN_VALUE})
    void a_class_file_has_no_length_but_what_is_there(int length) throws IOException {
        ByteArrayOutputStream content = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(content)) {
            out.writeUTF("a.B");
            out.writeUTF("c.D");
            out.writeUTF("e.F");
            out.writeInt(1);
            out.writeUTF("a.C");
            out.writeInt(length);
            out.write(new byte[] {7, 8});
        }
        assertThatThrownBy(() -> Classes.decoded(content.toByteArray()))
                .isInstanceOf(EOFException.class).hasMessage("no class file of " + length + " bytes");
    }

    @Test
    void a_reply_comes_with_counts_that_there_may_be() throws IOException {
        Counted counted = Counted.decoded(new Counted(new long[] {5}, new int[] {6}, new byte[] {7, 8}).encoded());
        assertThat(counted.runs()).containsExactly(5);
        assertThat(counted.reply()).containsExactly(7, 8);
        assertThatThrownBy(() -> Counted.decoded(new Counted(new long[] {1, -5}, new int[0], new byte[0]).encoded()))
                .isInstanceOf(IOException.class).hasMessage("no such count: -5");
        for (int length : List.of(-1, Counters.SIZE + 1, Integer.MAX_VALUE)) {
            byte[] content = ByteBuffer.allocate(8 * Counters.SIZE + 100).putInt(length).array();
            assertThatThrownBy(() -> Counted.decoded(content))
                    .isInstanceOf(IOException.class).hasMessage("no such number of blocks: " + length);
        }
        assertThat(Counted.decoded(ByteBuffer.allocate(8 * Counters.SIZE + 8).putInt(Counters.SIZE).array()).runs())
                .hasSize(Counters.SIZE);
    }

    @Test
    void a_reply_comes_with_the_events_that_there_are() throws IOException {
        byte[] content = new Counted(new long[] {5}, new int[] {6, -7}, new byte[] {8}).encoded();
        assertThat(Counted.decoded(content).events()).containsExactly(6, -7);
        for (int length : List.of(-1, 3, Integer.MAX_VALUE)) {
            ByteBuffer.wrap(content).putInt(12, length);
            assertThatThrownBy(() -> Counted.decoded(content))
                    .isInstanceOf(IOException.class).hasMessage("no such number of events: " + length);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, Counters.SIZE + 1, Integer.MAX_VALUE})
    void there_are_no_more_blocks_than_counters(int blocks) throws IOException {
        byte[] none = new Classes("a.B", "c.D", Map.of("a.C", new byte[0]), Map.of(), List.of()).encoded();
        byte[] content = Arrays.copyOf(none, none.length + 4 * Counters.SIZE + 100);
        ByteBuffer.wrap(content).putInt(none.length - 4, blocks);
        assertThatThrownBy(() -> Classes.decoded(content))
                .isInstanceOf(EOFException.class).hasMessage("no such number of blocks: " + blocks);
        ByteBuffer.wrap(content).putInt(none.length - 4, Counters.SIZE);
        assertThat(Classes.decoded(content).steps()).hasSize(Counters.SIZE);
        assertThat(Classes.decoded(none).steps()).isEmpty();
        // all that is left may be a class file, and then what it counts is missing
        ByteBuffer.wrap(none).putInt(none.length - 12, 8);
        assertThatThrownBy(() -> Classes.decoded(none)).isInstanceOf(EOFException.class).hasMessage(null);
    }

    @Test
    void a_text_too_long_for_a_frame_is_an_error() {
        String text = "x".repeat(65_536);
        for (ThrowingCallable writing : List.<ThrowingCallable>of(
                () -> new Request(Task.CALL, 0, text, List.of(), 0, 0, 0, 0).encoded(),
                () -> new Classes(text, "c.D", Map.of(), Map.of(), List.of()).encoded(),
                () -> new Surroundings(List.of(text), List.of(), 0, 0, false, false, List.of()).encoded(),
                () -> new Reply.NoSolver(text).encoded(100, 0))) {
            assertThatThrownBy(writing).isInstanceOf(UncheckedIOException.class)
                    .hasCauseInstanceOf(UTFDataFormatException.class);
        }
    }
}
