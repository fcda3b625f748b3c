package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MarkdownTest {

    @Test
    void in_a_line_every_mark_of_ascii_is_a_character_reference() {
        assertThat(Markdown.line("a b-1<i>`x`|[y](z)\\!")).isEqualTo(
                "a b&#45;1&#60;i&#62;&#96;x&#96;&#124;&#91;y&#93;&#40;z&#41;&#92;&#33;");
        StringBuilder marks = new StringBuilder();
        for (char mark = ' '; mark < 127; mark++) {
            marks.append(Character.isLetterOrDigit(mark) ? "" : mark);
        }
        assertThat(Markdown.line(marks.toString())).matches(" (&#[0-9]+;){32}");
        assertThat(Markdown.line("Zo\u00eb \u738b\u5c0f\u660e\n9")).isEqualTo("Zo\u00eb \u738b\u5c0f\u660e 9");
    }

    @Test
    void a_fence_is_longer_than_any_row_of_backticks_in_it() {
        assertThat(Markdown.block("a\nb")).isEqualTo("```text\na\nb\n```");
        assertThat(Markdown.block("a\n")).isEqualTo("```text\na\n```");
        assertThat(Markdown.block("``")).isEqualTo("```text\n``\n```");
        assertThat(Markdown.block("```\n<b>")).isEqualTo("````text\n```\n<b>\n````");
        assertThat(Markdown.block("x `````` ```")).isEqualTo("```````text\nx `````` ```\n```````");
        assertThat(Markdown.block("::x")).isEqualTo("```text\n: :x\n```");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        "alice         | `alice`",
        "a`b           | `` a`b ``",
        "``            | ``` `` ```",
        "<b>*x*</b> @y | `<b>*x*</b> @y`",
        "##[error]x    | `## [error]x`",
        "::error::x    | `: :error::x`",
        "=cmd()        | `=cmd()`"})
    void a_span_is_not_ended_by_what_is_within(String line, String span) {
        assertThat(Markdown.span(line)).isEqualTo(span);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        "new*one                    | new\\*one",
        "`c` <d> _e_ [f] #1 @g $h$ ! | \\`c\\` \\<d\\> \\_e\\_ \\[f\\] \\#1 \\@g \\$h\\$ \\!",
        "http://a: www.b.c          | http\\://a: www\\.b.c",
        "n = 1 to 4: all, no more.  | n = 1 to 4: all, no more."})
    void text_of_ours_stays_readable(String text, String escaped) {
        assertThat(Markdown.escaped(text)).isEqualTo(escaped);
    }
}
