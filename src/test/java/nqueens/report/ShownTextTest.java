package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ShownTextTest {

    @ParameterizedTest
    @ValueSource(strings = {"\u0000", "\u001b", "\u0085", "\u202e", "\u2028", "\u2066", "\ufeff", "\ud800", "\udc00",
        "\ufffe", "\uffff"})
    void what_is_not_to_be_shown_becomes_a_question_mark(String character) {
        assertThat(new ShownText("a" + character + "b").line()).isEqualTo("a?b");
        assertThat(new ShownText("a" + character + "b").block()).isEqualTo("a?b");
    }

    @Test
    void names_of_people_stay_as_they_are() {
        String names = "Zo\u00eb \u738b\u5c0f\u660e \ud83d\ude00 o'neil";
        assertThat(new ShownText(names).line()).isEqualTo(names);
    }

    @Test
    void a_line_has_no_line_ends_and_at_most_240_characters() {
        assertThat(new ShownText("a\r\nb\rc\nd\te").line()).isEqualTo("a b c d    e");
        assertThat(new ShownText("\ud83d\ude00".repeat(240)).line()).isEqualTo("\ud83d\ude00".repeat(240));
        assertThat(new ShownText("\ud83d\ude00".repeat(241)).line()).isEqualTo("\ud83d\ude00".repeat(237) + "...");
    }

    @Test
    void a_block_has_at_most_60_lines() {
        assertThat(new ShownText("a\n".repeat(60)).block()).isEqualTo("a\n".repeat(59) + "a");
        assertThat(new ShownText("a\n".repeat(62)).block()).isEqualTo("a\n".repeat(60) + "... and 2 lines more");
        assertThat(new ShownText("x".repeat(241) + "\r\ny").block()).isEqualTo("x".repeat(237) + "...\ny");
    }
}
