package nqueens.judge.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
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
    void a_frame_is_tag_then_length_then_content() throws IOException {
        assertThat(written(TAG, 7, 8, 9)).containsExactly(
                100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115,
                0, 0, 0, 3,
                7, 8, 9);
    }

    @Test
    void a_written_frame_leaves_the_buffer_at_once() throws IOException {
        ByteArrayOutputStream sink = new ByteArrayOutputStream();
        Frames.write(new BufferedOutputStream(sink), TAG, new byte[] {7});
        assertThat(sink.size()).isEqualTo(21);
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
        InputStream pipe = pipe(Arrays.copyOf(written(TAG, 7, 8, 9), length));
        assertThatThrownBy(() -> Frames.read(pipe)).isInstanceOf(EOFException.class);
    }

    @Test
    void the_longest_frame_has_eight_mebibytes() throws IOException {
        byte[] content = new byte[8_388_608];
        content[content.length - 1] = 5;
        assertThat(Frames.read(pipe(written(TAG, content))).content()).isEqualTo(content);
    }

    @ParameterizedTest
    @ValueSource(ints = {8_388_609, Integer.MAX_VALUE, -1, Integer.MIN_VALUE})
    void a_frame_of_impossible_length_is_refused_before_it_is_read(int length) {
        assertThatThrownBy(() -> Frames.read(pipe(TAG, bytes(length))))
                .isExactlyInstanceOf(IOException.class)
                .hasMessage("frame of " + length + " bytes; the longest has 8388608");
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
        byte[] everyByte = new byte[256];
        IntStream.range(0, 256).forEach(value -> everyByte[value] = (byte) value);
        byte[] descending = new byte[Frames.TAG_LENGTH];
        IntStream.range(0, 16).forEach(i -> descending[i] = (byte) -i);
        assertThat(readTagged(pipe(everyByte, written(descending, 3)), descending)).containsExactly(3);
        assertThat(garbage).containsExactlyElementsOf(IntStream.range(0, 256).boxed().toList());
    }

    @ParameterizedTest(name = "{0} bytes")
    @ValueSource(ints = {1, 2, 14, 15, 16, 17, 31, 32, 33})
    void garbage_of_any_length_is_skipped(int length) throws IOException {
        byte[] noise = new byte[length];
        Arrays.fill(noise, (byte) 0xfe);
        assertThat(readTagged(pipe(noise, written(TAG, 1)), TAG)).containsExactly(1);
        assertThat(garbage).hasSize(length).containsOnly(0xfe);
    }

    @ParameterizedTest(name = "{0} bytes of the tag")
    @ValueSource(ints = {1, 8, 15})
    void the_beginning_of_a_tag_is_garbage(int length) throws IOException {
        assertThat(readTagged(pipe(Arrays.copyOf(TAG, length), written(TAG, 1)), TAG)).containsExactly(1);
        assertThat(garbage).containsExactlyElementsOf(IntStream.range(100, 100 + length).boxed().toList());
    }

    @Test
    void the_end_of_a_tag_is_garbage() throws IOException {
        assertThat(readTagged(pipe(Arrays.copyOfRange(TAG, 1, 16), written(TAG, 1)), TAG)).containsExactly(1);
        assertThat(garbage).hasSize(15);
    }

    @Test
    void a_tag_may_begin_like_the_garbage_before_it() throws IOException {
        byte[] repetitive = new byte[Frames.TAG_LENGTH];
        Arrays.fill(repetitive, (byte) 9);
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

    @Test
    void the_frame_of_another_request_is_garbage() throws IOException {
        assertThat(readTagged(pipe(written(ascending(1), 50), written(TAG, 60)), TAG)).containsExactly(60);
        assertThat(garbage).hasSize(21).startsWith(1, 2, 3).endsWith(0, 0, 0, 1, 50);
    }

    @ParameterizedTest(name = "{0} bytes")
    @ValueSource(ints = {0, 1, 15, 16, 17, 40})
    void without_a_tag_all_is_garbage(int length) {
        byte[] noise = new byte[length];
        Arrays.fill(noise, (byte) -2);
        assertThatThrownBy(() -> readTagged(pipe(noise), TAG))
                .isInstanceOf(EOFException.class).hasMessage("no frame");
        assertThat(garbage).hasSize(length).allMatch(value -> value == 0xfe);
    }

    @Test
    void the_garbage_before_a_missing_frame_is_taken_in_order() {
        assertThatThrownBy(() -> readTagged(pipe(ascending(0), ascending(16)), TAG)).isInstanceOf(EOFException.class);
        assertThat(garbage).containsExactlyElementsOf(IntStream.range(0, 32).boxed().toList());
    }

    @ParameterizedTest(name = "after {0} bytes")
    @ValueSource(ints = {16, 19, 20, 22})
    void a_tagged_frame_cut_short_is_an_end_of_file(int length) throws IOException {
        InputStream pipe = pipe(Arrays.copyOf(written(TAG, 7, 8, 9), length));
        assertThatThrownBy(() -> readTagged(pipe, TAG)).isInstanceOf(EOFException.class);
        assertThat(garbage).isEmpty();
    }

    @Test
    void a_tagged_frame_of_impossible_length_is_refused() {
        assertThatThrownBy(() -> readTagged(pipe(TAG, bytes(8_388_609)), TAG))
                .isExactlyInstanceOf(IOException.class)
                .hasMessage("frame of 8388609 bytes; the longest has 8388608");
    }

    private byte[] readTagged(InputStream pipe, byte[] tag) throws IOException {
        return Frames.readTagged(pipe, tag, (bytes, length) -> {
            assertThat(garbage).as("garbage").hasSizeLessThan(MOST_GARBAGE);
            for (int i = 0; i < length; i++) {
                garbage.add(bytes[i] & 0xff);
            }
        });
    }

    private static byte[] written(byte[] tag, int... content) throws IOException {
        byte[] bytes = new byte[content.length];
        for (int i = 0; i < content.length; i++) {
            bytes[i] = (byte) content[i];
        }
        return written(tag, bytes);
    }

    private static byte[] written(byte[] tag, byte[] content) throws IOException {
        ByteArrayOutputStream pipe = new ByteArrayOutputStream();
        Frames.write(pipe, tag, content);
        return pipe.toByteArray();
    }

    private static InputStream pipe(byte[]... pieces) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] piece : pieces) {
            all.writeBytes(piece);
        }
        return new ByteArrayInputStream(all.toByteArray());
    }

    private static byte[] bytes(int value) {
        return ByteBuffer.allocate(Integer.BYTES).putInt(value).array();
    }

    private static byte[] ascending(int first) {
        byte[] tag = new byte[Frames.TAG_LENGTH];
        for (int i = 0; i < tag.length; i++) {
            tag[i] = (byte) (first + i);
        }
        return tag;
    }
}
