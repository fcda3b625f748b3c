package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ForeignTextTest {

    @ParameterizedTest
    @ValueSource(strings = {"\u0000", "\b", "\r", "\u001b", "\u007f", "\u0085", "\u00ad", "\u200b", "\u200e", "\u202e",
        "\u2066", "\u2028", "\u2029", "\ufeff", "\ud800", "\udfff"})
    void what_cannot_be_seen_is_replaced(String letter) {
        assertThat(ForeignText.legible("a" + letter + "b")).isEqualTo("a\ufffdb");
    }

    @ParameterizedTest
    @ValueSource(strings = {"a\nb\tc", " ", "\u00e4\u738b\u05d0", "\ud83d\udc51", "<&>\"'`", "e\u0301"})
    void all_other_text_stays(String text) {
        assertThat(ForeignText.legible(text)).isEqualTo(text);
    }

    @Test
    void a_line_end_of_two_letters_is_one() {
        assertThat(ForeignText.legible("a\r\nb\rc")).isEqualTo("a\nb\ufffdc");
    }

    @Test
    void a_text_that_fits_is_kept_whole() {
        assertThat(ForeignText.beginningOf("x".repeat(8000)))
                .isEqualTo(new ForeignText("x".repeat(8000), ""));
        assertThat(ForeignText.beginningOf("x\n".repeat(119) + "x"))
                .isEqualTo(new ForeignText("x\n".repeat(119) + "x", ""));
    }

    @Test
    void a_long_text_is_cut_with_a_note() {
        assertThat(ForeignText.beginningOf("x".repeat(1 << 20)))
                .isEqualTo(new ForeignText("x".repeat(8000), "cut here: 8000 of 1048576 characters are shown"));
    }

    @Test
    void many_lines_are_cut_with_a_note() {
        assertThat(ForeignText.beginningOf("x\n".repeat(121)))
                .isEqualTo(new ForeignText("x\n".repeat(119) + "x", "cut here: 239 of 242 characters are shown"));
    }

    @Test
    void a_pair_of_surrogates_is_not_parted() {
        assertThat(ForeignText.beginningOf("x".repeat(7999) + "\ud83d\udc51"))
                .isEqualTo(new ForeignText("x".repeat(7999), "cut here: 7999 of 8001 characters are shown"));
    }

    @Test
    void a_name_is_one_line_that_can_be_seen() {
        assertThat(ForeignText.name("a\nb\tc\r\nd")).isEqualTo("a\ufffdb\ufffdc\ufffdd");
        assertThat(ForeignText.name("  ")).isEqualTo("(blank name)");
        assertThat(ForeignText.name("")).isEqualTo("(blank name)");
        assertThat(ForeignText.name("x".repeat(255))).isEqualTo("x".repeat(255));
        assertThat(ForeignText.name("x".repeat(256))).isEqualTo("x".repeat(255) + "...");
    }
}
