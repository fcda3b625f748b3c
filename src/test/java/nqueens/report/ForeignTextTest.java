package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.report.ForeignText.Excerpt;

class ForeignTextTest {

    private static final String CROWN = "\ud83d\udc51";

    @ParameterizedTest
    @ValueSource(strings = {"\u0000", "\b", "\u001b", "\u007f", "\u0085", "\u00ad", "\u200b", "\u200e", "\u202e",
        "\u2066", "\u2028", "\u2029", "\ufeff", "\ud800", "\udfff", "\ufffe", "\uffff", "\udb40\udc01"})
    void what_is_not_shown_leaves_one_mark_in_every_form(String letter) {
        String text = "a" + letter + "b";

        assertThat(ForeignText.plain(text).line()).isEqualTo("a?b");
        assertThat(ForeignText.plain(text).shortLine()).isEqualTo("a?b");
        assertThat(ForeignText.plain(text).beginning()).isEqualTo(new Excerpt("a?b", ""));
        assertThat(ForeignText.onPage(text).legible()).isEqualTo("a\ufffdb");
        assertThat(ForeignText.onPage(text).name()).isEqualTo("a\ufffdb");
    }

    @ParameterizedTest
    @ValueSource(strings = {" ", "Zo\u00eb \u738b\u5c0f\u660e o'neil", "\u05d0", "\ufffd", CROWN, "<&>\"'`",
        "e\u0301", "::", "\ud83d\udc69\u200d\ud83d\udcbb", "\ud83d\udc69\ud83c\udffd\u200d\ud83d\ude80",
        "\u2764\ufe0f\u200d\ud83d\udd25", "\u0dc1\u0dca\u200d\u0dbb\u0dd3", "\u0646\u200c\u0647"})
    void all_other_text_stays_in_every_form(String text) {
        assertThat(ForeignText.plain(text).line()).isEqualTo(text);
        assertThat(ForeignText.plain(text).shortLine()).isEqualTo(text);
        assertThat(ForeignText.onPage(text).beginning()).isEqualTo(new Excerpt(text, ""));
        assertThat(ForeignText.onPage("x" + text).name()).isEqualTo("x" + text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u200d\ud83d\udcbb", "\ud83d\udcbb\u200d", "a\u200d\ud83d\udcbb", "\ud83d\udcbb\u200da",
        "\u00e9\u200c\u00a0", "\u00a0\u200c\u00e9", "\u00e9\u200d\u200d\u00e9", "\u00e9\u200b\u00e9"})
    void a_joiner_that_joins_nothing_leaves_a_mark(String text) {
        assertThat(ForeignText.plain(text).line()).isEqualTo(text.replaceAll("[\u200b-\u200d]", "?"));
    }

    @Test
    void a_page_keeps_line_feeds_and_tabs_and_a_line_has_none() {
        String text = "a\r\nb\rc\td\ne";

        assertThat(ForeignText.onPage(text).legible()).isEqualTo("a\nb\ufffdc\td\ne");
        assertThat(ForeignText.onPage(text).beginning().text()).isEqualTo("a\nb\ufffdc\td\ne");
        assertThat(ForeignText.onPage(text).name()).isEqualTo("a\ufffdb\ufffdc\ufffdd\ufffde");
        assertThat(ForeignText.plain(text).line()).isEqualTo("a??b?c    d?e");
        assertThat(ForeignText.plain(text).shortLine()).isEqualTo("a b c    d e");
    }

    @Test
    void a_short_line_has_at_most_240_letters() {
        assertThat(ForeignText.plain(CROWN.repeat(240)).shortLine()).isEqualTo(CROWN.repeat(240));
        assertThat(ForeignText.plain(CROWN.repeat(241)).shortLine()).isEqualTo(CROWN.repeat(237) + "...");
    }

    @Test
    void a_name_can_be_seen_and_has_an_end() {
        assertThat(ForeignText.onPage("  ").name()).isEqualTo("(blank name)");
        assertThat(ForeignText.onPage("x".repeat(255)).name()).isEqualTo("x".repeat(255));
        assertThat(ForeignText.onPage("x".repeat(256)).name()).isEqualTo("x".repeat(255) + "...");
        assertThat(ForeignText.onPage("x".repeat(254) + CROWN).name()).isEqualTo("x".repeat(254) + "...");
    }

    @Test
    void of_a_long_text_the_beginning_is_kept_with_a_note() {
        assertThat(beginning("x".repeat(8000))).isEqualTo("x".repeat(8000));
        assertThat(beginning("x".repeat(9000)))
                .isEqualTo("x".repeat(8000) + "\n(cut here: 8000 of 9000 characters are shown)");
        assertThat(beginning("x".repeat(7999) + CROWN))
                .isEqualTo("x".repeat(7999) + "\n(cut here: 7999 of 8001 characters are shown)");
        assertThat(beginning("x\n".repeat(119) + "x")).isEqualTo("x\n".repeat(119) + "x");
        assertThat(beginning("x\n".repeat(121)))
                .isEqualTo("x\n".repeat(119) + "x\n(cut here: 239 of 242 characters are shown)");
    }

    private static String beginning(String text) {
        return ForeignText.onPage(text).beginning().whole();
    }

    @Test
    void a_pair_of_surrogates_is_never_parted() {
        assertThat(ForeignText.wholeUpTo("x" + CROWN, 0)).isZero();
        assertThat(ForeignText.wholeUpTo("x" + CROWN, 1)).isEqualTo(1);
        assertThat(ForeignText.wholeUpTo("x" + CROWN, 2)).isEqualTo(1);
        assertThat(ForeignText.wholeUpTo("x" + CROWN, 3)).isEqualTo(3);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', ignoreLeadingAndTrailingWhitespace = false, value = {
        "::error::forged|: :error::forged",
        "  ::set-output name=x::1|  : :set-output name=x::1",
        ":::y|: ::y",
        "a ##[error]forged ##[x]|a ## [error]forged ## [x]",
        "###[x]|### [x]",
        "##vso[task.complete result=Failed]|## vso[task.complete result=Failed]"})
    void a_command_to_a_ci_system_has_a_blank_within(String text, String inert) {
        assertThat(ForeignText.inert(text)).isEqualTo(inert);
        assertThat(ForeignText.inert("a\n" + text + "\n\nb")).isEqualTo("a\n" + inert + "\n\nb");
        assertThat(ForeignText.inert(text + "\n" + text)).isEqualTo(inert + "\n" + inert);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "| ::", "IntStream::range : x", ": one colon", "## heading", "##a b[0]", "#[x]"})
    void what_is_no_command_stays(String text) {
        assertThat(ForeignText.inert(text)).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u00a0", "\u1680", "\u2003", "\u202f", "\u205f", "\u3000", " \u3000 ", "\n\n "})
    void a_blank_of_any_kind_before_a_command_hides_it_from_nobody(String blank) {
        assertThat(ForeignText.inert(blank + "::x\n" + blank + "::x")).isEqualTo(blank + ": :x\n" + blank + ": :x");
    }
}
