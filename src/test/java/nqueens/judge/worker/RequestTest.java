package nqueens.judge.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.EOFException;
import java.io.IOException;
import java.util.Arrays;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class RequestTest {

    static Stream<Request> requests() {
        return Stream.of(
                Request.solve(8),
                Request.count(8),
                Request.solve(0),
                Request.count(-1),
                Request.solve(Integer.MAX_VALUE),
                Request.count(Integer.MIN_VALUE),
                Request.solve(5).spoiling(),
                Request.count(6).ofSecondInstance(),
                Request.solve(7).ofSecondInstance().spoiling());
    }

    @Test
    void a_call_goes_to_the_first_instance_and_spoils_nothing() {
        assertThat(Request.solve(8)).isEqualTo(new Request(Request.Method.SOLVE, 0, 8, false));
        assertThat(Request.count(9)).isEqualTo(new Request(Request.Method.COUNT, 0, 9, false));
    }

    @Test
    void a_spoiling_call_is_the_same_call_otherwise() {
        assertThat(Request.solve(8).ofSecondInstance().spoiling())
                .isEqualTo(new Request(Request.Method.SOLVE, 1, 8, true));
    }

    @Test
    void a_call_of_the_second_instance_is_the_same_call_otherwise() {
        assertThat(Request.solve(8).spoiling().ofSecondInstance())
                .isEqualTo(new Request(Request.Method.SOLVE, 1, 8, true));
    }

    @Test
    void a_call_reads_as_in_a_program() {
        assertThat(Request.solve(8)).hasToString("solve(8)");
        assertThat(Request.count(-1).spoiling().ofSecondInstance()).hasToString("count(-1)");
    }

    @ParameterizedTest
    @MethodSource("requests")
    void what_was_written_is_read_again(Request request) throws IOException {
        assertThat(Request.decoded(request.encoded())).isEqualTo(request);
    }

    @Test
    void a_request_is_seven_bytes() {
        assertThat(Request.count(258).ofSecondInstance().spoiling().encoded()).containsExactly(1, 1, 0, 0, 1, 2, 1);
    }

    @ParameterizedTest(name = "after {0} bytes")
    @ValueSource(ints = {0, 1, 2, 5, 6})
    void a_request_cut_short_is_none(int length) {
        byte[] content = Arrays.copyOf(Request.solve(8).encoded(), length);
        assertThatThrownBy(() -> Request.decoded(content)).isInstanceOf(EOFException.class);
    }
}
