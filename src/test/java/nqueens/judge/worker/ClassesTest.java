package nqueens.judge.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.UTFDataFormatException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClassesTest {

    @Test
    void what_was_written_is_read_again() throws IOException {
        Classes classes = new Classes("board2d.Board2dQueens", "nqueens.QueensSolver", Map.of(
                "board2d.Board2dQueens", new byte[] {(byte) 0xca, (byte) 0xfe, 0, -1},
                "board2d.Größe", new byte[] {1},
                "board2d.Empty", new byte[0]));

        Classes read = Classes.decoded(classes.encoded());

        assertThat(read.solver()).isEqualTo("board2d.Board2dQueens");
        assertThat(read.contract()).isEqualTo("nqueens.QueensSolver");
        assertThat(read.files()).containsOnlyKeys("board2d.Board2dQueens", "board2d.Größe", "board2d.Empty");
        assertThat(read.files().get("board2d.Board2dQueens")).containsExactly(0xca, 0xfe, 0, 0xff);
        assertThat(read.files().get("board2d.Größe")).containsExactly(1);
        assertThat(read.files().get("board2d.Empty")).isEmpty();
    }

    @Test
    void there_may_be_no_class_at_all() throws IOException {
        assertThat(Classes.decoded(new Classes("a.B", "c.D", Map.of()).encoded()))
                .isEqualTo(new Classes("a.B", "c.D", Map.of()));
    }

    @Test
    void the_bytes_are_solver_and_contract_then_each_name_and_its_file() {
        assertThat(new Classes("a.B", "c.D", Map.of("a.C", new byte[] {7, 8})).encoded()).containsExactly(
                0, 3, 'a', '.', 'B', 0, 3, 'c', '.', 'D', 0, 0, 0, 1, 0, 3, 'a', '.', 'C', 0, 0, 0, 2, 7, 8);
    }

    @ParameterizedTest(name = "after {0} bytes")
    @ValueSource(ints = {0, 1, 4, 5, 9, 10, 13, 14, 18, 19, 22, 23, 24})
    void classes_cut_short_are_none(int length) {
        byte[] content = Arrays.copyOf(new Classes("a.B", "c.D", Map.of("a.C", new byte[] {7, 8})).encoded(), length);
        assertThatThrownBy(() -> Classes.decoded(content)).isInstanceOf(EOFException.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {3, Integer.MAX_VALUE, -1, Integer.MIN_VALUE})
    void a_file_has_no_length_but_what_is_there(int length) throws IOException {
        ByteArrayOutputStream content = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(content)) {
            out.writeUTF("a.B");
            out.writeUTF("c.D");
            out.writeInt(1);
            out.writeUTF("a.C");
            out.writeInt(length);
            out.write(new byte[] {7, 8});
        }
        assertThatThrownBy(() -> Classes.decoded(content.toByteArray()))
                .isInstanceOf(EOFException.class).hasMessage("no class file of " + length + " bytes");
    }

    @Test
    void a_name_too_long_for_a_frame_is_an_error() {
        Classes classes = new Classes("x".repeat(65_536), "c.D", Map.of());
        assertThatThrownBy(classes::encoded)
                .isInstanceOf(UncheckedIOException.class).hasCauseInstanceOf(UTFDataFormatException.class);
    }
}
