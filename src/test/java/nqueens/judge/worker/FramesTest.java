package nqueens.judge.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FramesTest {

    private static final byte[] TAG = "0123456789abcdef".getBytes(StandardCharsets.US_ASCII);

    @ParameterizedTest(name = "after {0} bytes")
    @ValueSource(ints = {0, 1, 15, 16, 17, 19, 20, 21, 22})
    void a_frame_cut_short_is_an_end_of_file(int length) throws IOException {
        ByteArrayOutputStream pipe = new ByteArrayOutputStream();
        Frames.write(pipe, TAG, new byte[3]);
        byte[] beginning = Arrays.copyOf(pipe.toByteArray(), length);
        assertThatThrownBy(() -> Frames.read(pipe(beginning))).isInstanceOf(EOFException.class);
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
    }

    @Test
    void output_comes_before_its_reply_and_no_reply_has_another_tag() throws IOException {
        ByteArrayOutputStream frames = new ByteArrayOutputStream();
        Frames.write(frames, Frames.UNANSWERED, new byte[] {1, 2});
        Frames.write(frames, Frames.UNANSWERED, new byte[] {3});
        Frames.write(frames, TAG, new byte[] {4});
        ByteArrayOutputStream output = new ByteArrayOutputStream();
        assertThat(Frames.readReply(pipe(frames.toByteArray()), TAG, output::writeBytes)).containsExactly(4);
        assertThat(output.toByteArray()).containsExactly(1, 2, 3);
        assertThatThrownBy(() -> Frames.readReply(pipe(frames.toByteArray()), new byte[] {1}, output::writeBytes))
                .isExactlyInstanceOf(IOException.class).hasMessage("neither a reply nor output");
    }

    private static InputStream pipe(byte[] bytes) {
        return new ByteArrayInputStream(bytes);
    }
}
