package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import nqueens.judge.Check;
import nqueens.judge.Verdict;

class MarkdownTest {

    @Test
    void every_mark_of_ascii_is_a_character_reference() {
        assertThat(new Markdown("a b-1<i>`x`|[y](z)\\!").inline()).isEqualTo(
                "a b&#45;1&#60;i&#62;&#96;x&#96;&#124;&#91;y&#93;&#40;z&#41;&#92;&#33;");
        StringBuilder marks = new StringBuilder();
        for (char mark = ' '; mark < 127; mark++) {
            marks.append(Character.isLetterOrDigit(mark) ? "" : mark);
        }
        assertThat(new Markdown(marks.toString()).inline()).matches(" (&#[0-9]+;){32}");
    }

    @Test
    void names_of_people_stay_as_they_are() {
        assertThat(new Markdown("Zo\u00eb \u738b\u5c0f\u660e\n9").inline()).isEqualTo("Zo\u00eb \u738b\u5c0f\u660e 9");
    }

    @Test
    void a_fence_is_longer_than_any_row_of_backticks_in_it() {
        assertThat(block("a\nb")).isEqualTo("```text\na\nb\n```\n");
        assertThat(block("a\n\n")).isEqualTo("```text\na\n```\n");
        assertThat(block("``")).isEqualTo("```text\n``\n```\n");
        assertThat(block("```\n<b>")).isEqualTo("````text\n```\n<b>\n````\n");
        assertThat(block("x `````` ```")).isEqualTo("```````text\nx `````` ```\n```````\n");
    }

    @Test
    void no_line_is_a_workflow_command() {
        assertThat(block("::error::x\n \t:::y\na ::z\n##[error]w"))
                .isEqualTo("```text\n: :error::x\n     : ::y\na ::z\n## [error]w\n```\n");
    }

    private static String block(String message) {
        return Markdown.block(new FailingText(SampleResults.check(Check.COUNT, Verdict.WRONG_ANSWER, message, null)));
    }
}
