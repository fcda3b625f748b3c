package nqueens.loop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PageTest {

    private static final Page PAGE = new Page(List.of("verdict", "  board"), List.of("next", "progress"), "keys", true);

    @ParameterizedTest
    @CsvSource({"8, |||verdict|  board|next|progress|keys", "5, verdict|  board|next|progress|keys",
        "4, verdict|  board|... 2 more: Space turns the page|keys", "3, verdict|  board|keys", "2, verdict|keys",
        "1, verdict"})
    void a_page_stands_at_the_bottom_and_its_verdict_and_keys_stay(int rows, String shown) {
        assertThat(String.join("|", PAGE.laidOut(rows, 60, 0))).isEqualTo(shown);
    }

    @Test
    void a_blank_line_above_the_foot_goes_first() {
        Page page = new Page(List.of("verdict"), List.of("", "next"), "keys", true);
        assertThat(page.laidOut(4, 60, 0)).containsExactly("verdict", "", "next", "keys");
        assertThat(page.laidOut(3, 60, 0)).containsExactly("verdict", "next", "keys");
    }

    @Test
    void a_long_body_is_shown_part_by_part_below_its_verdict_and_then_again() {
        Page page = new Page(List.of("verdict", "1", "2", "3", "4", "5"), List.of(), "keys", true);
        List<String> first = List.of("verdict", "1", "2", "... 3 more: Space turns the page", "keys");
        assertThat(page.laidOut(5, 60, 0)).isEqualTo(first);
        assertThat(page.laidOut(5, 60, 1))
                .containsExactly("verdict", "3", "4", "... 1 more: Space turns the page", "keys");
        assertThat(page.laidOut(5, 60, 2)).containsExactly("", "verdict", "5", "... the end: Space turns back", "keys");
        assertThat(page.laidOut(5, 60, 3)).isEqualTo(first);
        assertThat(page.laidOut(5, 10, 0)).containsExactly("verdict", "1", "2", "... 3 more", "keys");
        assertThat(PAGE.laidOut(5, 20, 7)).as("a page that fits has one part").isEqualTo(PAGE.laidOut(5, 20, 0));
    }

    @Test
    void the_beginning_of_the_foot_stays_and_the_rest_of_it_is_turned_to() {
        Page page = new Page(List.of("verdict", "1", "2", "3", "4"), List.of("note", "next", "progress"), "keys", true);
        assertThat(page.laidOut(7, 60, 0)).containsExactly(
                "verdict", "1", "2", "3", "... 3 more: Space turns the page", "note", "keys");
        assertThat(page.laidOut(7, 60, 1)).containsExactly(
                "verdict", "4", "next", "progress", "... the end: Space turns back", "note", "keys");
    }

    @Test
    void a_line_of_the_foot_that_has_no_room_as_a_whole_is_not_torn_apart() {
        Page page = new Page(List.of("verdict", "1", "2", "3", "4"),
                List.of("", "one two three", "next"), "keys", true);
        assertThat(page.laidOut(7, 8, 0)).containsExactly("verdict", "1", "2", "3", "4", "... 3 mo", "keys");
        assertThat(page.laidOut(7, 8, 1)).containsExactly(
                "", "verdict", "one two", "three", "next", "... the ", "keys");
    }

    @Test
    void a_high_screen_keeps_more_of_the_foot() {
        Page page = new Page(Collections.nCopies(30, "line"), List.of("note", "next", "progress"), "keys", true);
        assertThat(page.laidOut(18, 60, 0)).endsWith("... 17 more: Space turns the page", "note", "next", "keys");
        assertThat(page.laidOut(17, 60, 0)).endsWith("... 18 more: Space turns the page", "note", "keys");
        assertThat(page.laidOut(6, 60, 0)).endsWith("... 29 more: Space turns the page", "keys");
    }

    @Test
    void a_page_of_which_a_part_is_settled_is_not_settled() {
        assertThat(PAGE.isSettled()).isTrue();
        assertThat(new Page(List.of(), List.of(), "", Page.Settled.BODY).isSettled()).isFalse();
        assertThat(new Page(List.of(), List.of(), "", false).settled()).isEqualTo(Page.Settled.NOTHING);
    }

    @Test
    void long_lines_take_several_rows() {
        Page page = new Page(List.of("one two three", "rule"), List.of("four five"), "six seven", true);
        assertThat(page.laidOut(9, 7, 0))
                .containsExactly("", "", "one two", "three", "rule", "four", "five", "six", "seven");
        assertThat(page.laidOut(3, 7, 0)).containsExactly("one two", "three", "six");
    }
}
