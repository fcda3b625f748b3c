package nqueens.loop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WrappingTest {

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(ignoreLeadingAndTrailingWhitespace = false, textBlock = """
            a line that fits is left as it is,5,12345,12345
            a line that fits is left as it is,5,'  3  ','  3  '
            an empty one too,5,'',''
            at the last blank that fits,8,one two three,one two|three
            at the last blank that fits,7,one two three,one two|three
            at the last blank that fits,6,one two three,one|two|three
            a long word in its middle,3,12345678,123|456|78
            the rest keeps the indent,6,  one two,  one|  two
            the rest of an item stands below its text,8,- one two,- one|  two
            the rest of an item stands below its text,8, 2. one two, 2. one|    two
            a label counts where the line begins alone,8,'  far far so: one two','  far|  far|  so:|  one|  two'
            wide characters take two columns,5,\u7687\u540e\u7687\u540e,\u7687\u540e|\u7687\u540e
            """)
    void a_line_is_broken(String rule, int columns, String line, String rows) {
        assertThat(String.join("|", Wrapping.wrapped(List.of(line), columns))).isEqualTo(rows);
    }

    @Test
    void colours_take_no_room_and_go_on_in_the_next_row() {
        assertThat(Wrapping.wrapped(List.of("\u001b[31mone two\u001b[0m"), 5))
                .containsExactly("\u001b[31mone\u001b[0m", "\u001b[31mtwo\u001b[0m");
    }

    @Test
    void a_screen_of_one_column_is_no_trap() {
        assertThat(Wrapping.wrapped(List.of("    ab"), 1)).contains("a", "b");
    }

    @Test
    void a_line_is_cut_to_the_width() {
        assertThat(Wrapping.cut("12345", 3)).isEqualTo("123");
        assertThat(Wrapping.cut("12", 3)).isEqualTo("12");
    }
}
