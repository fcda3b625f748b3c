package nqueens.judge.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class FramesTest {

    /** Its bytes are 100, 101, ... 115. */
    private static final byte[] TAG = bytes(100, 116);

    /** No test has more: whoever reads on for ever is found out. */
    private static final int MOST_GARBAGE = 300;

    private final ByteArrayOutputStream garbage = new ByteArrayOutputStream();

    @ParameterizedTest(name = "after {0} bytes")
    @ValueSource(ints = {0, 1, 15, 16, 17, 19, 20, 21, 22})
    void a_frame_cut_short_is_an_end_of_file(int length) throws IOException {
        byte[] beginning = Arrays.copyOf(written(TAG, 7, 8, 9), length);
        assertThatThrownBy(() -> Frames.read(pipe(beginning))).isInstanceOf(EOFException.class);
        assertThatThrownBy(() -> readTagged(pipe(beginning), TAG)).isInstanceOf(EOFException.class);
        assertThat(garbage.size()).isEqualTo(length < Frames.TAG_LENGTH ? length : 0);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 8_388_608})
    void a_frame_has_up_to_eight_mebibytes(int length) throws IOException {
        Frames.Frame frame = Frames.read(pipe(ByteBuffer.allocate(20 + length).put(TAG).putInt(length).array()));
        assertThat(frame.tag()).isEqualTo(TAG);
        assertThat(frame.content()).hasSize(length);
    }

    @ParameterizedTest
    @ValueSource(ints = {8_388_609, Integer.MAX_VALUE, -1, Integer.MIN_VALUE})
    void a_frame_of_impossible_length_is_refused_before_it_is_read(int length) {
        byte[] frame = ByteBuffer.allocate(20).put(TAG).putInt(length).array();
        String message = "frame of " + length + " bytes; the longest has 8388608";
        assertThatThrownBy(() -> Frames.read(pipe(frame))).isExactlyInstanceOf(IOException.class).hasMessage(message);
        assertThatThrownBy(() -> readTagged(pipe(frame), TAG)).isExactlyInstanceOf(IOException.class)
                .hasMessage(message);
    }

    /** A tag, and what stands before its frame: nothing, anything, parts of a tag, the frame of another request. */
    static Stream<Arguments> noise() throws IOException {
        byte[] repetitive = {9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 1};
        return Stream.concat(
                IntStream.of(0, 1, 14, 15, 16, 17, 31, 32, 33).mapToObj(size -> Arguments.of(TAG, new byte[size])),
                Stream.of(Arguments.of(TAG, bytes(101, 256)), Arguments.of(TAG, Arrays.copyOf(TAG, 1)),
                        Arguments.of(TAG, Arrays.copyOf(TAG, 15)), Arguments.of(TAG, Arrays.copyOfRange(TAG, 1, 16)),
                        Arguments.of(TAG, written(bytes(1, 17), 50)),
                        Arguments.of(repetitive, new byte[] {9, 9, 9}),
                        Arguments.of(Arrays.copyOf(new byte[] {1, 2, 3}, 16), new byte[] {7})));
    }

    @ParameterizedTest
    @MethodSource("noise")
    void all_before_the_tag_is_garbage_taken_in_order_and_nothing_behind_the_frame_is_read(byte[] tag, byte[] noise)
            throws IOException {
        InputStream pipe = pipe(noise, written(tag, 6, 7), new byte[] {42});
        assertThat(readTagged(pipe, tag)).containsExactly(6, 7);
        assertThat(pipe.read()).isEqualTo(42);
        assertThat(garbage.toByteArray()).isEqualTo(noise);

        garbage.reset();
        assertThatThrownBy(() -> readTagged(pipe(noise), tag)).isInstanceOf(EOFException.class).hasMessage("no frame");
        assertThat(garbage.toByteArray()).as("though no frame follows").isEqualTo(noise);
    }

    private byte[] readTagged(InputStream pipe, byte[] tag) throws IOException {
        return Frames.readTagged(pipe, tag, (bytes, length) -> {
            assertThat(garbage.size()).as("garbage").isLessThan(MOST_GARBAGE);
            garbage.write(bytes, 0, length);
        });
    }

    private static byte[] written(byte[] tag, int... content) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        IntStream.of(content).forEach(bytes::write);
        ByteArrayOutputStream pipe = new ByteArrayOutputStream();
        Frames.write(pipe, tag, bytes.toByteArray());
        return pipe.toByteArray();
    }

    private static InputStream pipe(byte[]... pieces) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        Stream.of(pieces).forEach(all::writeBytes);
        return new ByteArrayInputStream(all.toByteArray());
    }

    private static byte[] bytes(int first, int end) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        IntStream.range(first, end).forEach(bytes::write);
        return bytes.toByteArray();
    }
}
