package nqueens.loop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;

class WrappingTest {

    @Test
    void a_line_that_fits_is_left_as_it_is() {
        assertThat(Wrapping.wrapped(List.of("12345", "", "  3  "), 5)).containsExactly("12345", "", "  3  ");
    }

    @Test
    void a_long_line_is_broken_at_the_last_blank_that_fits() {
        assertThat(Wrapping.wrapped(List.of("one two three"), 8)).containsExactly("one two", "three");
        assertThat(Wrapping.wrapped(List.of("one two three"), 7)).containsExactly("one two", "three");
        assertThat(Wrapping.wrapped(List.of("one two three"), 6)).containsExactly("one", "two", "three");
    }

    @Test
    void a_long_word_is_broken_in_its_middle() {
        assertThat(Wrapping.wrapped(List.of("12345678"), 3)).containsExactly("123", "456", "78");
    }

    @Test
    void the_rest_of_a_line_keeps_its_indent() {
        assertThat(Wrapping.wrapped(List.of("  one two"), 6)).containsExactly("  one", "  two");
    }

    @Test
    void the_rest_of_an_item_stands_below_its_text() {
        assertThat(Wrapping.wrapped(List.of("- one two", " 2. one two"), 8))
                .containsExactly("- one", "  two", " 2. one", "    two");
    }

    @Test
    void colours_take_no_room_and_go_on_in_the_next_row() {
        assertThat(Wrapping.wrapped(List.of("\u001b[31mone two\u001b[0m"), 5))
                .containsExactly("\u001b[31mone\u001b[0m", "\u001b[31mtwo\u001b[0m");
    }

    @Test
    void wide_characters_take_two_columns() {
        assertThat(Wrapping.wrapped(List.of("\u7687\u540e\u7687\u540e"), 5)).containsExactly("\u7687\u540e",
                "\u7687\u540e");
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
