package nqueens.judge.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class FramesTest {

    @Test
    void a_process_says_that_it_has_come_up_before_all_frames() throws IOException {
        ByteArrayOutputStream pipe = new ByteArrayOutputStream();
        boolean[] flushed = new boolean[1];
        Frames.writeReady(new BufferedOutputStream(pipe) {
            @Override
            public void flush() throws IOException {
                flushed[0] = true;
                super.flush();
            }
        });
        assertThat(flushed[0]).isTrue();
        assertThat(pipe.size()).isOne();
        assertThat(Frames.readReady(new ByteArrayInputStream(pipe.toByteArray()))).isTrue();
        assertThat(Frames.readReady(new ByteArrayInputStream(new byte[] {7}))).isFalse();
        assertThat(Frames.readReady(new ByteArrayInputStream(new byte[0]))).isFalse();
    }

    /** Its bytes are 100, 101, ... 115. */
    private static final byte[] TAG = ascending(100);

    /** No test has more: whoever reads on for ever is found out. */
    private static final int MOST_GARBAGE = 300;

    private final List<Integer> garbage = new ArrayList<>();

    @Test
    void a_frame_is_tag_then_length_then_content_and_leaves_the_buffer_at_once() throws IOException {
        ByteArrayOutputStream sink = new ByteArrayOutputStream();
        Frames.write(new BufferedOutputStream(sink), TAG, new byte[] {7, 8, 9});
        assertThat(sink.toByteArray()).containsExactly(
                100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115,
                0, 0, 0, 3,
                7, 8, 9);
    }

    @Test
    void frames_are_read_one_after_the_other_whatever_their_tags() throws IOException {
        InputStream pipe = pipe(written(TAG, 7, 8), written(ascending(1)), written(ascending(2), 9));
        Frames.Frame first = Frames.read(pipe);
        Frames.Frame second = Frames.read(pipe);
        Frames.Frame third = Frames.read(pipe);

        assertThat(first.tag()).isEqualTo(TAG);
        assertThat(first.content()).containsExactly(7, 8);
        assertThat(second.tag()).isEqualTo(ascending(1));
        assertThat(second.content()).isEmpty();
        assertThat(third.tag()).isEqualTo(ascending(2));
        assertThat(third.content()).containsExactly(9);
        assertThat(pipe.read()).isEqualTo(-1);
    }

    @ParameterizedTest(name = "after {0} bytes")
    @ValueSource(ints = {0, 1, 15, 16, 17, 19, 20, 21, 22})
    void a_frame_cut_short_is_an_end_of_file(int length) throws IOException {
        byte[] beginning = Arrays.copyOf(written(TAG, 7, 8, 9), length);
        assertThatThrownBy(() -> Frames.read(pipe(beginning))).isInstanceOf(EOFException.class);
        assertThatThrownBy(() -> readTagged(pipe(beginning), TAG)).isInstanceOf(EOFException.class);
        assertThat(garbage).hasSize(length < Frames.TAG_LENGTH ? length : 0);
    }

    @Test
    void the_longest_frame_has_eight_mebibytes() throws IOException {
        int[] content = new int[8_388_608];
        content[content.length - 1] = 5;
        assertThat(Frames.read(pipe(written(TAG, content))).content()).hasSize(8_388_608).endsWith(5);
    }

    @ParameterizedTest
    @ValueSource(ints = {8_388_609, Integer.MAX_VALUE, -1, Integer.MIN_VALUE})
    void a_frame_of_impossible_length_is_refused_before_it_is_read(int length) {
        byte[] endless = ByteBuffer.allocate(Integer.BYTES).putInt(length).array();
        for (ThrowingCallable reading : List.<ThrowingCallable>of(
                () -> Frames.read(pipe(TAG, endless)), () -> readTagged(pipe(TAG, endless), TAG))) {
            assertThatThrownBy(reading).isExactlyInstanceOf(IOException.class)
                    .hasMessage("frame of " + length + " bytes; the longest has 8388608");
        }
    }

    @Test
    void a_frame_with_the_tag_is_read_from_where_it_begins_to_where_it_ends() throws IOException {
        InputStream pipe = pipe(written(TAG, 7, 8), new byte[] {42});
        assertThat(readTagged(pipe, TAG)).containsExactly(7, 8);
        assertThat(garbage).isEmpty();
        assertThat(pipe.read()).isEqualTo(42);
    }

    @Test
    void every_byte_before_the_tag_is_garbage_and_taken_in_order() throws IOException {
        byte[] everyByte = bytes(IntStream.range(0, 256));
        byte[] descending = bytes(IntStream.range(0, Frames.TAG_LENGTH).map(i -> -i));
        assertThat(readTagged(pipe(everyByte, written(descending, 3)), descending)).containsExactly(3);
        assertThat(garbage).containsExactly(values(everyByte));
    }

    /** What stands before a frame whose tag is 100, 101, ... 115. */
    static Stream<byte[]> noise() {
        return Stream.concat(
                IntStream.of(1, 2, 14, 15, 16, 17, 31, 32, 33).mapToObj(length -> filled(length, 0xfe)),
                // the beginning of a tag, its end, and the frame of another request
                Stream.of(Arrays.copyOf(TAG, 1), Arrays.copyOf(TAG, 8), Arrays.copyOf(TAG, 15),
                        Arrays.copyOfRange(TAG, 1, 16), written(ascending(1), 50)));
    }

    @ParameterizedTest
    @MethodSource("noise")
    void garbage_of_any_kind_is_taken_in_order_whether_a_frame_follows_or_not(byte[] noise) throws IOException {
        assertThat(readTagged(pipe(noise, written(TAG, 1)), TAG)).containsExactly(1);
        assertThat(garbage).containsExactly(values(noise));

        garbage.clear();
        assertThatThrownBy(() -> readTagged(pipe(noise), TAG)).isInstanceOf(EOFException.class).hasMessage("no frame");
        assertThat(garbage).containsExactly(values(noise));
    }

    @Test
    void a_tag_may_begin_like_the_garbage_before_it() throws IOException {
        byte[] repetitive = filled(Frames.TAG_LENGTH, 9);
        repetitive[15] = 1;
        assertThat(readTagged(pipe(new byte[] {9, 9, 9}, written(repetitive, 4)), repetitive)).containsExactly(4);
        assertThat(garbage).containsExactly(9, 9, 9);
    }

    @Test
    void a_tag_that_ends_in_zeros_is_not_found_before_its_end() throws IOException {
        byte[] withZeros = Arrays.copyOf(new byte[] {1, 2, 3}, Frames.TAG_LENGTH);
        assertThat(readTagged(pipe(written(withZeros, 6, 7)), withZeros)).containsExactly(6, 7);
        assertThat(garbage).isEmpty();
    }

    private byte[] readTagged(InputStream pipe, byte[] tag) throws IOException {
        return Frames.readTagged(pipe, tag, (bytes, length) -> {
            assertThat(garbage).as("garbage").hasSizeLessThan(MOST_GARBAGE);
            garbage.addAll(List.of(values(Arrays.copyOf(bytes, length))));
        });
    }

    private static byte[] written(byte[] tag, int... content) {
        try {
            ByteArrayOutputStream pipe = new ByteArrayOutputStream();
            Frames.write(pipe, tag, bytes(IntStream.of(content)));
            return pipe.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static InputStream pipe(byte[]... pieces) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] piece : pieces) {
            all.writeBytes(piece);
        }
        return new ByteArrayInputStream(all.toByteArray());
    }

    private static byte[] ascending(int first) {
        return bytes(IntStream.range(first, first + Frames.TAG_LENGTH));
    }

    private static byte[] filled(int length, int value) {
        return bytes(IntStream.generate(() -> value).limit(length));
    }

    private static byte[] bytes(IntStream values) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        values.forEach(bytes::write);
        return bytes.toByteArray();
    }

    private static Integer[] values(byte[] bytes) {
        return IntStream.range(0, bytes.length).mapToObj(i -> bytes[i] & 0xff).toArray(Integer[]::new);
    }
}
