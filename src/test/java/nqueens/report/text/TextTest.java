package nqueens.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;


/** What becomes of text that others wrote: everywhere, in Markdown, and as the name of a folder. */
class TextTest {

    private static final String CROWN = "\ud83d\udc51";

    @ParameterizedTest
    @ValueSource(strings = {"\u0000", "\b", "\u001b", "\u007f", "\u0085", "\u00ad", "\u200b", "\u200e", "\u202e",
        "\u2066", "\u2028", "\u2029", "\ufeff", "\ud800", "\udfff", "\ufffe", "\uffff", "\udb40\udc01"})
    void what_is_not_shown_leaves_one_mark(String letter) {
        assertThat(ForeignText.plain("a" + letter + "b").line()).isEqualTo("a?b");
        assertThat(ForeignText.onPage("a" + letter + "b").legible()).isEqualTo("a\ufffdb");
    }

    @ParameterizedTest
    @ValueSource(strings = {" ", "Zo\u00eb \u738b\u5c0f\u660e o'neil", "\u05d0", "\ufffd", CROWN, "<&>\"'`",
        "e\u0301", "::", "\ud83d\udc69\u200d\ud83d\udcbb", "\ud83d\udc69\ud83c\udffd\u200d\ud83d\ude80",
        "\u2764\ufe0f\u200d\ud83d\udd25", "\u0dc1\u0dca\u200d\u0dbb\u0dd3", "\u0646\u200c\u0647"})
    void all_other_text_stays(String text) {
        assertThat(ForeignText.plain(text).line()).isEqualTo(text);
        assertThat(ForeignText.onPage(text).legible()).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u200d\ud83d\udcbb", "\ud83d\udcbb\u200d", "a\u200d\ud83d\udcbb", "\ud83d\udcbb\u200da",
        "\u00e9\u200c\u00a0", "\u00a0\u200c\u00e9", "\u00e9\u200d\u200d\u00e9"})
    void a_joiner_that_joins_nothing_leaves_a_mark(String text) {
        assertThat(ForeignText.plain(text).line()).isEqualTo(text.replaceAll("[\u200c\u200d]", "?"));
    }

    @Test
    void a_page_keeps_line_feeds_and_tabs_and_a_line_has_none() {
        String text = "a\r\nb\rc\td\ne";

        assertThat(ForeignText.onPage(text).legible()).isEqualTo("a\nb\ufffdc\td\ne");
        assertThat(ForeignText.plain(text).line()).isEqualTo("a??b?c    d?e");
        assertThat(ForeignText.plain(text).shortLine()).isEqualTo("a b c    d e");
    }

    @Test
    void a_line_has_an_end() {
        assertThat(ForeignText.plain(CROWN.repeat(120)).shortLine()).isEqualTo(CROWN.repeat(120));
        assertThat(ForeignText.plain(CROWN.repeat(121)).shortLine()).isEqualTo(CROWN.repeat(118) + "...");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', ignoreLeadingAndTrailingWhitespace = false, value = {
        "::error::forged|: :error::forged",
        "  ::set-output name=x::1|  : :set-output name=x::1",
        ":::y|: ::y",
        "a ##[error]forged ##[x]|a ## [error]forged ## [x]",
        "###[x]|### [x]",
        "##vso[task.complete result=Failed]|## vso[task.complete result=Failed]",
        "\u00a0::x|\u00a0: :x", "\u1680::x|\u1680: :x", "\u3000 ::x|\u3000 : :x",
        "IntStream::range : x|IntStream::range : x", "##a b[0]|##a b[0]", "#[x]|#[x]"})
    void a_command_to_a_ci_system_has_a_blank_within(String text, String inert) {
        assertThat(ForeignText.inert(text + "\n\n" + text)).isEqualTo(inert + "\n\n" + inert);
    }

    @Test
    void in_a_line_of_markdown_what_could_be_a_sign_has_a_backslash() {
        assertThat(Markdown.escaped("a b-1<i>`x`|[y](z)\\!\n9 Zo\u00eb"))
                .isEqualTo("a b-1\\<i\\>\\`x\\`\\|\\[y\\](z)\\\\\\! 9 Zo\u00eb");
        assertThat(Markdown.escaped("n = 1 to 4: `c` #1 @g http://a: www.b.c"))
                .isEqualTo("n = 1 to 4: \\`c\\` \\#1 \\@g http\\://a: www\\.b.c");
    }

    @ParameterizedTest
    @CsvSource({
        "alice~, alice~", "index.html, index.html~", "INDEX.html~~, INDEX.html~~~", "gradebook.csv, gradebook.csv~",
        "feedback.zip, feedback.zip~", "live.js, live.js~", "results.json, results.json~", "index.htm, index.htm"})
    void a_submission_has_no_folder_where_a_report_stands(String submission, String folder) {
        assertThat(FolderName.of(submission)).isEqualTo(folder);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "alice-1_2.b~        | alice-1_2.b~",
        "#1*?&=c d           | %231%2A%3F%26%3Dc%20d",
        "100%20+             | 100%2520%2B",
        "o'neil \"x\"        | o%27neil%20%22x%22",
        "javascript:alert(1) | javascript%3Aalert%281%29",
        "a/b\\c              | a%2Fb%5Cc",
        "Zo\u00eb \ud83d\udc51\ud800 | Zo%C3%AB%20%F0%9F%91%91%3F"})
    void in_a_url_a_name_is_one_segment_of_a_path(String name, String encoded) {
        assertThat(FolderName.inUrl(name)).isEqualTo(encoded);
    }
}
