package nqueens.judge.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Collections;
import java.util.HexFormat;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ValuesTest {

    /** Each value with the bytes that it counts for. */
    static Stream<Arguments> values() {
        return Stream.of(
                Arguments.of(null, 4), Arguments.of(Integer.MIN_VALUE, 4), Arguments.of(Long.MAX_VALUE, 8),
                Arguments.of(true, 4), Arguments.of(false, 4), Arguments.of("", 4), Arguments.of("♛ \ud83d", 10),
                Arguments.of(new int[0], 4), Arguments.of(new int[] {1, -3, Integer.MAX_VALUE}, 16),
                Arguments.of(new boolean[] {true, false, true}, 7), Arguments.of(new int[0][], 4),
                Arguments.of(new int[][] {{1, 2}, null, {}}, 24),
                Arguments.of(new boolean[][] {{true}, null, {false, true}}, 19),
                Arguments.of(List.of(), 4), Arguments.of(Arrays.asList(null, List.of("Q"), 7, -1e300), 30),
                Arguments.of(List.of(List.of(List.of(List.of()))), 16),
                Arguments.of(List.of(List.of(Arrays.<Object>asList((Object) new int[][] {{1}}))), 24));
    }

    @ParameterizedTest
    @MethodSource("values")
    void what_was_written_is_read_again_where_it_just_fits_and_cut_short_it_is_none(Object value, int bytes)
            throws IOException {
        byte[] content = written(value, bytes);
        assertThat(read(content)).usingRecursiveComparison().isEqualTo(value);
        assertThat(content.length).isLessThanOrEqualTo(Reply.BYTES_EACH * bytes);
        assertThatThrownBy(() -> written(value, bytes - 1)).isInstanceOf(Values.TooLongException.class);
        for (int length = 0; length < content.length; length++) {
            byte[] beginning = Arrays.copyOf(content, length);
            assertThatThrownBy(() -> read(beginning)).isInstanceOf(EOFException.class);
        }
    }

    @ParameterizedTest
    @MethodSource("values")
    void whatever_the_bytes_they_are_a_value_or_refused(Object value) throws IOException {
        Random random = new Random(20_250_101);
        byte[] content = Arrays.copyOf(written(value, 100), 60);
        for (int i = 0; i < 300; i++) {
            byte[] damaged = content.clone();
            damaged[random.nextInt(60)] = (byte) random.nextInt(12);
            damaged[random.nextInt(60)] = (byte) random.nextInt();
            Throwable thrown = catchThrowable(() -> read(damaged));
            assertThat(thrown == null || thrown instanceof IOException).as("%s", thrown).isTrue();
        }
    }

    /** Each value that is too long for 40 bytes, with the elements of the list that were written by then. */
    static Stream<Arguments> tooLong() {
        return Stream.of(
                Arguments.of(new int[10], 0), Arguments.of(new int[1 << 20], 0), Arguments.of(new boolean[37], 0),
                Arguments.of("x".repeat(19), 0), Arguments.of(new int[10][], 9),
                endless(7, 9), endless(7L, 4), endless(true, 9), endless(null, 9), endless(new int[2], 3),
                Arguments.of(Named.of("endless within", List.of(1, Collections.nCopies(Integer.MAX_VALUE, ""))), 1),
                Arguments.of(List.of(List.of(), List.of("", "", ""), new int[9]), 2));
    }

    private static Arguments endless(Object element, int elements) {
        return Arguments.of(Named.of("endless", Collections.nCopies(Integer.MAX_VALUE, element)), elements);
    }

    @ParameterizedTest
    @MethodSource("tooLong")
    void what_is_longer_is_read_no_further(Object value, int elements) {
        assertThat(catchThrowableOfType(Values.TooLongException.class, () -> written(value, 40)).elements())
                .isEqualTo(elements);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 3, 4})
    void of_an_iterator_the_first_elements_are_taken_as_they_are_when_they_are_given(int first) throws IOException {
        int[] same = {9};
        Iterator<int[]> three = IntStream.range(0, 3).mapToObj(i -> {
            same[0] = i;
            return same;
        }).iterator();
        byte[] content = RecordCodec.encoded(Reply.Returned.class, new Reply.Returned(three), 100, first);
        assertThat(read(content)).usingRecursiveComparison().isEqualTo(
                IntStream.range(0, Math.min(first, 3)).mapToObj(i -> new int[] {i}).toList());
        assertThat(three.hasNext()).as("there is more").isEqualTo(first < 3);
    }

    @Test
    void other_types_and_deeper_lists_are_none_of_a_contract() {
        assertThatThrownBy(() -> written(List.of(1.5f), 100)).isInstanceOf(ClassCastException.class)
                .hasMessage("a java.lang.Float in the answer, where the contract has no such type");
        assertThatThrownBy(() -> written(0.0 / 0, 100)).isInstanceOf(ArithmeticException.class)
                .hasMessage("NaN in the answer, which must be a finite number: is something divided by 0?");
        assertThatThrownBy(() -> written(new int[0][0][0], 100)).isInstanceOf(ClassCastException.class);
        assertThatThrownBy(() -> written(List.of(List.of(List.of(List.of(Collections.nCopies(1, 1))))), 100))
                .isInstanceOf(ClassCastException.class).hasMessageStartingWith("a java.util.Collections$CopiesList in");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0B", "0A7FF0000000000000", "FF", "09010901090109010900", "0701010000000000",
        "0701090000", "0801050000000000", "0701070107010701070107"})
    void bytes_of_another_type_are_refused(String content) {
        assertThatThrownBy(() -> read(HexFormat.of().parseHex(content))).isExactlyInstanceOf(IOException.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 4, 8})
    void a_length_is_one_for_which_there_are_bytes(int available) throws IOException {
        for (int[] type : new int[][] {{4, 2}, {5, 4}, {6, 1}}) {
            int most = available / type[1];
            ByteBuffer content = ByteBuffer.allocate(5 + available).put((byte) type[0]);
            assertThat(read(content.duplicate().putInt(most).array())).isNotNull();
            for (int length : new int[] {most + 1, Integer.MAX_VALUE, -1, Integer.MIN_VALUE}) {
                assertThatThrownBy(() -> read(content.duplicate().putInt(length).array()))
                        .isInstanceOf(EOFException.class).hasMessage("no such length: " + length);
            }
        }
    }

    @Test
    void the_ints_of_a_value_are_overwritten() {
        List<Object> value = Arrays.asList(new int[] {1, 2}, new int[][] {{3}, null}, List.of(new int[] {4}),
                new boolean[] {true}, null, "text", 7);
        Values.overwrite(value);
        assertThat(value).usingRecursiveComparison().isEqualTo(Arrays.asList(new int[] {-1, -1},
                new int[][] {{-1}, null}, List.of(new int[] {-1}), new boolean[] {true}, null, "text", 7));
    }

    private static byte[] written(Object value, int most) throws IOException {
        return RecordCodec.encoded(Reply.Returned.class, new Reply.Returned(value), most, 0);
    }

    private static Object read(byte[] content) throws IOException {
        return RecordCodec.decoded(Reply.Returned.class, content).value();
    }
}
