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
    @CsvSource({"4, verdict|next|progress|keys", "3, next|progress|keys",
        "2, progress|keys", "1, keys"})
    void the_body_gives_way_first_where_there_are_few_rows(int rows, String shown) {
        assertThat(String.join("|", PAGE.laidOut(rows, 60))).isEqualTo(shown);
    }

    @Test
    void a_long_body_is_shown_part_by_part_and_then_again() {
        Page page = new Page(List.of("1", "2", "3", "4", "5"), List.of(), "keys", Page.Settled.YES);
        List<String> first = List.of("1", "2", "... 3 more: the space bar turns the page", "keys");
        assertThat(page.laidOut(4, 60)).isEqualTo(first);
        assertThat(page.laidOut(4, 60, 1))
                .containsExactly("3", "4", "... 1 more: the space bar turns the page", "keys");
        assertThat(page.laidOut(4, 60, 2)).containsExactly("", "5", "... the end: the space bar turns back", "keys");
        assertThat(page.laidOut(4, 60, 3)).isEqualTo(first);
        assertThat(page.laidOut(4, 10)).containsExactly("1", "2", "... 3 more", "keys");
    }

    @Test
    void a_body_that_fits_has_one_part() {
        assertThat(PAGE.laidOut(5, 20, 7)).isEqualTo(PAGE.laidOut(5, 20));
    }

    @Test
    void long_lines_take_several_rows() {
        Page page = new Page(List.of("one two three"), List.of("four five"), "six seven", Page.Settled.YES);
        assertThat(page.laidOut(8, 7))
                .containsExactly("", "", "one two", "three", "four", "five", "six", "seven");
    }
}
