package nqueens.judge.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Collections;
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
                Arguments.of(List.of(), 4), Arguments.of(Arrays.asList(null, List.of("Q"), 7, 8L), 30),
                Arguments.of(List.of(List.of(List.of(List.of()))), 16),
                Arguments.of(List.of(List.of(Arrays.<Object>asList((Object) new int[][] {{1}}))), 24));
    }

    @ParameterizedTest
    @MethodSource("values")
    void what_was_written_is_read_again(Object value) throws IOException {
        assertThat(read(written(value, 100))).usingRecursiveComparison().isEqualTo(value);
    }

    @ParameterizedTest
    @MethodSource("values")
    void a_value_is_written_where_it_just_fits(Object value, int bytes) throws IOException {
        assertThat(written(value, bytes).length).isLessThanOrEqualTo(Reply.BYTES_EACH * bytes);
        assertThatThrownBy(() -> written(value, bytes - 1)).isInstanceOf(Values.TooLongException.class);
    }

    @ParameterizedTest
    @MethodSource("values")
    void a_value_cut_short_is_none(Object value) throws IOException {
        byte[] content = written(value, 100);
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
            assertThat(catchThrowable(() -> read(damaged))).satisfiesAnyOf(
                    thrown -> assertThat(thrown).isNull(),
                    thrown -> assertThat(thrown).isInstanceOf(IOException.class));
        }
    }

    @Test
    void a_million_ints_are_written_where_they_are_allowed_and_fit_into_a_frame() throws IOException {
        int[] million = IntStream.range(0, 1_000_000).toArray();
        byte[] content = written(million, 4_000_004);
        assertThat(content.length).isLessThan(Frames.MAX_LENGTH);
        assertThat(read(content)).isEqualTo(million);
        assertThat(Reply.BYTES_EACH * 4_000_004 + Reply.LONGEST_TEXT).isLessThan(Frames.MAX_LENGTH);
    }

    /** Each value that is too long for 40 bytes, with the elements of the list that were written by then. */
    static Stream<Arguments> tooLong() {
        return Stream.of(
                Arguments.of(new int[10], 0), Arguments.of(new int[1 << 20], 0), Arguments.of(new boolean[37], 0),
                Arguments.of("x".repeat(19), 0), Arguments.of(new int[10][], 9),
                endless(7, 9),
                endless(7L, 4),
                endless(true, 9),
                endless(null, 9),
                endless(new int[2], 3),
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
    @ValueSource(ints = {0, 1, 3})
    void of_an_iterator_the_first_elements_are_taken(int first) throws IOException {
        Iterator<Integer> endless = IntStream.iterate(0, i -> i + 1).iterator();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Values.write(endless, bytes, 100, first);
        assertThat((List<?>) read(bytes.toByteArray())).isEqualTo(IntStream.range(0, first).boxed().toList());
        assertThat(endless.next()).isEqualTo(first);
    }

    @Test
    void an_element_is_taken_as_it_is_when_it_is_given() throws IOException {
        int[] same = new int[1];
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Values.write(IntStream.range(0, 3).mapToObj(i -> {
            same[0] = i;
            return same;
        }).iterator(), bytes, 100, 3);
        assertThat(((List<?>) read(bytes.toByteArray())).stream().map(each -> ((int[]) each)[0]).toList())
                .isEqualTo(List.of(0, 1, 2));
    }

    @Test
    void an_iterator_may_end_before() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Values.write(List.of(1, 2).iterator(), bytes, 100, 3);
        assertThat(read(bytes.toByteArray())).isEqualTo(List.of(1, 2));
    }

    @Test
    void other_types_and_deeper_lists_are_none_of_a_contract() {
        assertThatThrownBy(() -> written(List.of(1.5), 100)).isInstanceOf(ClassCastException.class)
                .hasMessage("a java.lang.Double in the answer, where the contract has no such type");
        assertThatThrownBy(() -> written(new int[0][0][0], 100)).isInstanceOf(ClassCastException.class);
        assertThatThrownBy(() -> written(List.of(List.of(List.of(List.of(Collections.nCopies(1, 1))))), 100))
                .isInstanceOf(ClassCastException.class).hasMessageStartingWith("a java.util.Collections$CopiesList in");
    }

    static Stream<byte[]> broken() {
        return Stream.of(new byte[] {10}, new byte[] {-1}, new byte[] {9, 1, 9, 1, 9, 1, 9, 1, 9, 0},
                new byte[] {7, 0, 0, 0, 1, 1, 0, 0, 0, 0}, new byte[] {7, 0, 0, 0, 1, 9, 0},
                new byte[] {8, 0, 0, 0, 1, 5, 0, 0, 0, 0});
    }

    @ParameterizedTest
    @MethodSource("broken")
    void bytes_of_another_type_are_refused(byte[] content) {
        assertThatThrownBy(() -> read(content)).isExactlyInstanceOf(IOException.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 4, 8})
    void a_length_is_one_for_which_there_are_bytes(int available) throws IOException {
        for (int[] type : new int[][] {{4, 2}, {5, 4}, {6, 1}, {7, 1}, {8, 1}}) {
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
        int[] alone = {1, 2};
        int[][] several = {{3}, null};
        int[] inAList = {4};
        boolean[] untouched = {true};
        Values.overwrite(Arrays.asList(alone, several, List.of(inAList), untouched, null, "text", 7));
        assertThat(alone).containsOnly(-1).hasSize(2);
        assertThat(several[0]).containsExactly(-1);
        assertThat(inAList).containsExactly(-1);
        assertThat(untouched).containsExactly(true);
    }

    private static byte[] written(Object value, int most) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Values.write(value, bytes, most, 0);
        return bytes.toByteArray();
    }

    private static Object read(byte[] content) throws IOException {
        return Values.read(new DataInputStream(new ByteArrayInputStream(content)));
    }
}
