package nqueens.loop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PageTest {

    private static final Page PAGE =
            new Page(List.of("verdict", "  board"), List.of("next", "progress"), "keys", Page.Settled.YES);

    @Test
    void a_page_stands_at_the_bottom() {
        assertThat(PAGE.laidOut(7, 20))
                .containsExactly("", "", "verdict", "  board", "next", "progress", "keys");
    }

    @Test
    void a_page_that_just_fits_is_shown_whole() {
        assertThat(PAGE.laidOut(5, 20)).containsExactly("verdict", "  board", "next", "progress", "keys");
    }

    @ParameterizedTest
    @CsvSource({"4, '... and 2 lines more: make the window higher|next|progress|keys'", "3, next|progress|keys",
        "2, progress|keys", "1, keys"})
    void the_body_gives_way_first_where_there_are_few_rows(int rows, String shown) {
        assertThat(String.join("|", PAGE.laidOut(rows, 60))).isEqualTo(shown);
    }

    @Test
    void a_body_is_cut_at_its_end() {
        Page page = new Page(List.of("1", "2", "3", "4"), List.of(), "keys", Page.Settled.YES);
        assertThat(page.laidOut(4, 60))
                .containsExactly("1", "2", "... and 2 lines more: make the window higher", "keys");
        assertThat(page.laidOut(4, 9)).containsExactly("1", "2", "... and 2", "keys");
    }

    @Test
    void long_lines_take_several_rows() {
        Page page = new Page(List.of("one two three"), List.of("four five"), "six seven", Page.Settled.YES);
        assertThat(page.laidOut(8, 7))
                .containsExactly("", "", "one two", "three", "four", "five", "six", "seven");
    }
}
