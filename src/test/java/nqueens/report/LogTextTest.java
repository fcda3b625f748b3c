package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LogTextTest {

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', ignoreLeadingAndTrailingWhitespace = false, value = {
        "::error::forged|: :error::forged",
        "  ::set-output name=x::1|  : :set-output name=x::1",
        ":::y|: ::y",
        "a ##[error]forged ##[x]|a ## [error]forged ## [x]",
        "###[x]|### [x]",
        "##vso[task.complete result=Failed]|## vso[task.complete result=Failed]"})
    void a_command_is_parted_by_a_blank(String text, String inert) {
        assertThat(new LogText(text).inert()).isEqualTo(inert);
        assertThat(new LogText("a\n" + text + "\n\nb").inert()).isEqualTo("a\n" + inert + "\n\nb");
        assertThat(new LogText(text + "\n" + text).inert()).isEqualTo(inert + "\n" + inert);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "| ::", "IntStream::range : x", ": one colon", "## heading", "##a b[0]", "#[x]"})
    void all_other_text_stays(String text) {
        assertThat(new LogText(text).inert()).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u00a0", "\u1680", "\u2003", "\u202f", "\u205f", "\u3000", " \u3000 "})
    void a_blank_of_any_kind_before_a_command_hides_it_from_nobody(String blank) {
        assertThat(new LogText("a" + blank + "::x\n" + blank + "::x").inert())
                .isEqualTo("a" + blank + "::x\n" + blank + ": :x");
    }

    @Test
    void a_command_below_empty_lines_is_one_too() {
        assertThat(new LogText("\n\n ::x").inert()).isEqualTo("\n\n : :x");
    }
}
