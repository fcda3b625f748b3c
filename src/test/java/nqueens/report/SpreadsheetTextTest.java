package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SpreadsheetTextTest {

    @ParameterizedTest
    @ValueSource(strings = {"=1+2", "+1", "-1", "@SUM(1)", "\uff1d1", "\uff0b1", "\uff0d1", "\uff201", "-", "="})
    void a_formula_gets_an_apostrophe(String formula) {
        assertThat(new SpreadsheetText(formula).cell()).isEqualTo("'" + formula);
        assertThat(new SpreadsheetText("  " + formula).cell()).isEqualTo("'  " + formula);
        assertThat(new SpreadsheetText("\u00a0" + formula).cell()).isEqualTo("'\u00a0" + formula);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\t", "\r", "\n", "\u0000"})
    void a_control_character_in_front_gets_an_apostrophe_and_becomes_a_blank(String control) {
        assertThat(new SpreadsheetText(control + "x").cell()).isEqualTo("' x");
        assertThat(new SpreadsheetText(control + "=x\ny").cell()).isEqualTo("' =x y");
    }

    @Test
    void a_formula_behind_a_mark_that_is_not_seen_gets_an_apostrophe() {
        assertThat(new SpreadsheetText("\ufeff=1").cell()).isEqualTo("'\ufeff=1");
        assertThat(new SpreadsheetText(" \u200b=1").cell()).isEqualTo("' \u200b=1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"alice", "Zo\u00eb M\u00fcller", "\u738b\u5c0f\u660e", "a=b", "o'neil", "1-2", "", " x"})
    void other_text_stays_as_it_is(String name) {
        assertThat(new SpreadsheetText(name).cell()).isEqualTo(name);
    }

    @Test
    void what_utf_8_can_not_hold_becomes_a_question_mark() {
        assertThat(new SpreadsheetText("a\ud800b\ud83d\ude00").cell()).isEqualTo("a?b\ud83d\ude00");
    }
}
