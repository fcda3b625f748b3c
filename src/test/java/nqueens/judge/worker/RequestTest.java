package nqueens.judge.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.EOFException;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
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
                Request.solve(7).ofSecondInstance().spoiling(),
                Request.of(Request.Method.GIVEN_ROWS, 6, List.of(1, 3, -1)),
                Request.of(Request.Method.COMPLETED_BOARD, 6, List.of(0, 1, Integer.MAX_VALUE, Integer.MIN_VALUE))
                        .ofSecondInstance().spoiling());
    }

    @Test
    void a_call_goes_to_the_first_instance_and_spoils_nothing() {
        assertThat(Request.solve(8)).isEqualTo(new Request(Request.Method.SOLVE, 0, 8, List.of(), false));
        assertThat(Request.count(9)).isEqualTo(new Request(Request.Method.COUNT, 0, 9, List.of(), false));
    }

    @Test
    void a_spoiling_call_is_the_same_call_otherwise() {
        assertThat(Request.solve(8).ofSecondInstance().spoiling())
                .isEqualTo(new Request(Request.Method.SOLVE, 1, 8, List.of(), true));
    }

    @Test
    void a_call_of_the_second_instance_is_the_same_call_otherwise() {
        assertThat(Request.solve(8).spoiling().ofSecondInstance())
                .isEqualTo(new Request(Request.Method.SOLVE, 1, 8, List.of(), true));
    }

    @Test
    void a_call_reads_as_in_a_program() {
        assertThat(Request.solve(8)).hasToString("solve(8)");
        assertThat(Request.count(-1).spoiling().ofSecondInstance()).hasToString("count(-1)");
    }

    @Test
    void a_second_argument_is_read_as_in_a_program() {
        assertThat(Request.of(Request.Method.SOLUTION_COUNT, 8, List.of())).hasToString("totalNQueens(8)");
        assertThat(Request.of(Request.Method.GIVEN_ROWS, 8, List.of())).hasToString("count(8, [])");
        assertThat(Request.of(Request.Method.GIVEN_ROWS, 8, List.of(1, 3))).hasToString("count(8, [1, 3])");
        assertThat(Request.of(Request.Method.BLOCKED_SQUARES, 8, List.of())).hasToString("count(8, [])");
        assertThat(Request.of(Request.Method.BLOCKED_SQUARES, 8, List.of(1, 3))).hasToString("count(8, [[1, 3]])");
        assertThat(Request.of(Request.Method.COMPLETED_BOARD, 8, List.of(1, 3, 0, 2)))
                .hasToString("complete(8, [[1, 3], [0, 2]])");
    }

    @Test
    void of_more_than_eight_squares_only_the_number_is_read() {
        assertThat(Request.of(Request.Method.BLOCKED_SQUARES, 9, Collections.nCopies(16, 5))).hasToString(
                "count(9, [[5, 5], [5, 5], [5, 5], [5, 5], [5, 5], [5, 5], [5, 5], [5, 5]])");
        assertThat(Request.of(Request.Method.BLOCKED_SQUARES, 9, Collections.nCopies(18, 5)))
                .hasToString("count(9, 9 squares)");
        assertThat(Request.of(Request.Method.GIVEN_ROWS, 9, Collections.nCopies(9, 5)))
                .hasToString("count(9, [5, 5, 5, 5, 5, 5, 5, 5, 5])");
    }

    @ParameterizedTest
    @EnumSource
    void a_method_is_one_of_its_contract(Request.Method method) throws ClassNotFoundException {
        assertThat(Class.forName(method.contract()).getMethods()).extracting(Method::getName).contains(method.call());
    }

    @ParameterizedTest
    @EnumSource
    void each_method_is_read_again(Request.Method method) throws IOException {
        assertThat(Request.decoded(Request.of(method, 1, List.of()).encoded()).method()).isEqualTo(method);
    }

    @ParameterizedTest
    @CsvSource({"1, 65536", "4, 65536", "5, 75000", "6, 1048576", "8, 1048576", "32, 1048576", "2147483647, 1048576",
        "0, 65536", "-1, 65536", "-2147483648, 65536"})
    void there_is_room_for_a_queen_anywhere_in_each_row_within_bounds(int n, int bytes) {
        assertThat(Request.solve(n).mostBytes()).isEqualTo(bytes);
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SOLVE")
    void all_else_has_the_same_room(Request.Method method) {
        assertThat(Request.of(method, 1, List.of()).mostBytes()).isEqualTo(1_048_576);
    }

    @Test
    void a_request_keeps_its_arguments() {
        List<Integer> columns = new ArrayList<>(List.of(1));
        Request request = Request.of(Request.Method.GIVEN_ROWS, 6, columns);
        columns.add(3);
        assertThat(request.more()).containsExactly(1);
    }

    @ParameterizedTest
    @MethodSource("requests")
    void what_was_written_is_read_again(Request request) throws IOException {
        assertThat(Request.decoded(request.encoded())).isEqualTo(request);
    }

    @Test
    void a_request_is_eleven_bytes_and_four_for_each_further_argument() {
        assertThat(Request.count(258).ofSecondInstance().spoiling().encoded())
                .containsExactly(1, 1, 0, 0, 1, 2, 1, 0, 0, 0, 0);
        assertThat(Request.of(Request.Method.GIVEN_ROWS, 258, List.of(3, 515)).encoded())
                .containsExactly(6, 0, 0, 0, 1, 2, 0, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 2, 3);
    }

    @ParameterizedTest
    @ValueSource(bytes = {11, 127, -1, -128})
    void there_are_eleven_methods(byte method) {
        byte[] content = ByteBuffer.allocate(11).put(method).array();
        assertThatThrownBy(() -> Request.decoded(content)).isExactlyInstanceOf(IOException.class)
                .hasMessage("no such method: " + method);
    }

    @ParameterizedTest(name = "after {0} bytes")
    @ValueSource(ints = {0, 1, 2, 5, 6, 7, 10, 11, 14})
    void a_request_cut_short_is_none(int length) {
        byte[] content = Arrays.copyOf(Request.of(Request.Method.GIVEN_ROWS, 8, List.of(0)).encoded(), length);
        assertThatThrownBy(() -> Request.decoded(content)).isInstanceOf(EOFException.class);
    }
}
