package nqueens.judge.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.EOFException;
import java.io.IOException;
import java.io.UTFDataFormatException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.judge.worker.Request.Task;

class RequestTest {

    private static final Request CALL = new Request(Task.CALL, 1, "count", List.of(8, new int[] {1, 3}), 5, 99, 7);

    @ParameterizedTest
    @EnumSource
    void what_was_written_is_read_again(Task task) throws IOException {
        Request request = new Request(task, 1, "count", List.of(8), -5, Integer.MAX_VALUE, 7);
        assertThat(Request.decoded(request.encoded())).isEqualTo(request);
    }

    @Test
    void arguments_are_copied() throws IOException {
        assertThat(Request.decoded(CALL.encoded()).arguments()).hasSize(2).last().isEqualTo(new int[] {1, 3})
                .isNotSameAs(CALL.arguments().get(1));
    }

    @Test
    void what_was_kept_is_asked_for_by_its_number() {
        assertThat(CALL.later(Task.OVERWRITE)).isEqualTo(new Request(Task.OVERWRITE, 1, "", List.of(), 5, 99, 7));
        assertThat(CALL.argumentNow(3)).isEqualTo(new Request(Task.ARGUMENT_NOW, 1, "", List.of(3), 5, 99, 7));
    }

    @ParameterizedTest
    @ValueSource(bytes = {4, 127, -1, -128})
    void there_are_no_other_tasks(byte task) {
        byte[] content = CALL.encoded();
        content[0] = task;
        assertThatThrownBy(() -> Request.decoded(content)).isExactlyInstanceOf(IOException.class)
                .hasMessage("no such task: " + task);
    }

    @Test
    void a_request_cut_short_is_none() {
        byte[] content = CALL.encoded();
        for (int length = 0; length < content.length; length++) {
            byte[] beginning = Arrays.copyOf(content, length);
            assertThatThrownBy(() -> Request.decoded(beginning)).isInstanceOf(EOFException.class);
        }
    }

    @Test
    void a_name_too_long_for_a_frame_is_an_error() {
        Request request = new Request(Task.CALL, 0, "x".repeat(65_536), List.of(), 0, 0, 0);
        assertThatThrownBy(request::encoded)
                .isInstanceOf(UncheckedIOException.class).hasCauseInstanceOf(UTFDataFormatException.class);
    }
}
