package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.judge.ClassResults;
import nqueens.judge.ProblemResult;
import nqueens.problem.Catalogue;
import nqueens.problem.Verdict;

/** What a class has in each file stands in {@link ReportsTest}. */
class GradebooksTest {

    private static final ClassResults NOBODY = new ClassResults("x", List.of());

    @Test
    void rows_end_as_in_rfc_4180_and_only_a_spreadsheet_has_a_byte_order_mark() {
        assertThat(Gradebooks.spreadsheet(NOBODY)).isEqualTo("\ufeffname,total points,max points,verdict,note\r\n");
        assertThat(Gradebooks.canvas(NOBODY))
                .isEqualTo("Student,ID,SIS User ID,SIS Login ID,Section,N-Queens kata\r\n");
        assertThat(Gradebooks.moodle(new ClassResults("x", List.of(SampleResults.of("a")))))
                .isEqualTo("identifier,percent,feedback\r\n\"a\",\"\",\"\"\r\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Points Possible", "x Points Possible y", "Points\tPossible", "Points\nPossible"})
    void no_submission_sets_what_the_assignment_is_worth(String name) {
        String[] rows = Gradebooks.canvas(new ClassResults("x", List.of(
                SampleResults.of(name, SampleResults.accepted(Catalogue.BOARD2D, 1))))).split("\r\n");
        assertThat(rows).hasSize(3);
        assertThat(rows[2].split(",")[0]).contains("Points_Possible").doesNotContain("Points Possible");
    }

    @ParameterizedTest
    @CsvSource({"0, 400, 0", "240, 400, 60", "400, 400, 100", "1, 3, 33.33", "2, 3, 66.66", "99999, 100000, 99.99"})
    void the_percentage_is_cut_off_and_plain(int points, int maxPoints, String percent) {
        ProblemResult exercise = new ProblemResult("board2d", Verdict.WRONG_ANSWER, points, maxPoints, 0, List.of());
        assertThat(Gradebooks.moodle(new ClassResults("x", List.of(SampleResults.of("a", exercise)))))
                .endsWith("\r\n\"a\"," + percent + ",\"board2d " + points + "/" + maxPoints
                        + " wrong answer\"\r\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"=1+2", "+1", "-1", "@SUM(1)", "\uff1d1", "\uff0b1", "\uff0d1", "\uff201", "-", "=",
        "\ufeff=1", "\u200b=1"})
    void a_formula_gets_an_apostrophe(String formula) {
        assertThat(CsvTable.cell(formula)).isEqualTo("'" + formula);
        assertThat(CsvTable.cell("  " + formula)).isEqualTo("'  " + formula);
        assertThat(CsvTable.cell("\u00a0" + formula)).isEqualTo("'\u00a0" + formula);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\t", "\r", "\n", "\u0000"})
    void a_control_character_in_front_gets_an_apostrophe_and_becomes_a_blank(String control) {
        assertThat(CsvTable.cell(control + "x")).isEqualTo("' x");
        assertThat(CsvTable.cell(control + "=x\ny")).isEqualTo("' =x y");
    }

    @ParameterizedTest
    @ValueSource(strings = {"alice", "Zo\u00eb M\u00fcller", "\u738b\u5c0f\u660e", "a=b", "o'neil", "1-2", "", " x"})
    void other_text_stays_as_it_is(String name) {
        assertThat(CsvTable.cell(name)).isEqualTo(name);
    }

    @Test
    void what_utf_8_can_not_hold_becomes_a_question_mark() {
        assertThat(CsvTable.cell("a\ud800b\ud83d\ude00")).isEqualTo("a?b\ud83d\ude00");
    }
}
