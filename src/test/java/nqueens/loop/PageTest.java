package nqueens.loop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PageTest {

    private static final Page PAGE = new Page(List.of("verdict", "  board"), List.of("next", "progress"), "keys", true);

    @ParameterizedTest
    @CsvSource({"7, ||verdict|  board|next|progress|keys", "5, verdict|  board|next|progress|keys",
        "4, verdict|next|progress|keys", "3, next|progress|keys", "2, progress|keys", "1, keys"})
    void a_page_stands_at_the_bottom_and_the_body_gives_way_first(int rows, String shown) {
        assertThat(String.join("|", PAGE.laidOut(rows, 60, 0))).isEqualTo(shown);
    }

    @Test
    void a_long_body_is_shown_part_by_part_and_then_again() {
        Page page = new Page(List.of("1", "2", "3", "4", "5"), List.of(), "keys", true);
        List<String> first = List.of("1", "2", "... 3 more: the space bar turns the page", "keys");
        assertThat(page.laidOut(4, 60, 0)).isEqualTo(first);
        assertThat(page.laidOut(4, 60, 1))
                .containsExactly("3", "4", "... 1 more: the space bar turns the page", "keys");
        assertThat(page.laidOut(4, 60, 2)).containsExactly("", "5", "... the end: the space bar turns back", "keys");
        assertThat(page.laidOut(4, 60, 3)).isEqualTo(first);
        assertThat(page.laidOut(4, 10, 0)).containsExactly("1", "2", "... 3 more", "keys");
        assertThat(PAGE.laidOut(5, 20, 7)).as("a body that fits has one part").isEqualTo(PAGE.laidOut(5, 20, 0));
    }

    @Test
    void long_lines_take_several_rows() {
        Page page = new Page(List.of("one two three"), List.of("four five"), "six seven", true);
        assertThat(page.laidOut(8, 7, 0))
                .containsExactly("", "", "one two", "three", "four", "five", "six", "seven");
    }
}
