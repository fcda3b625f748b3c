package nqueens.report.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.judge.Made;
import nqueens.judge.Made.MadeProblem;
import nqueens.judge.result.ClassResults;
import nqueens.judge.result.Results;
import nqueens.judge.submission.SettingsException;
import nqueens.problem.Fault.Kind;
import nqueens.problem.Verdict;
import nqueens.report.SampleResults;

/** Special cases of files that programs read; whole files stand in {@link ReportsTest}. */
class PlatformsTest {

    @Test
    void results_are_read_as_they_were_written() throws IOException {
        String text = SampleResults.HOSTILE + " \\ \\\" \\u0022 \u2655 \ud83d\udc51";
        Results hostile = Made.results(text, Made.problem("bitmask").noting(text)
                .with(Made.check("count").failing(Kind.COUNT, text).printing(text)));

        assertThat(JsonReport.results(JsonReport.text(hostile))).isEqualTo(hostile);
        assertThat(JsonReport.results(JsonReport.text(SampleResults.faults()))).isEqualTo(SampleResults.faults());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "[]", "{}", "{\"layers\": []}", "null",
        "{\"layers\": [], \"exercises\": [], \"judgedBy\": {\"version\": \"1.0\"}}",
        "{\"layers\": [], \"exercises\": [{\"checks\": [{\"fault\": {\"kind\": \"COUNT\"}}]}]}"})
    void what_is_no_report_is_not_read(String text) {
        assertThatIOException().isThrownBy(() -> JsonReport.results(text)).withMessageStartingWith("no results: ");
    }

    @ParameterizedTest
    @CsvSource({"0, 0, '\"\"'", "0, 400, 0", "240, 400, 60", "400, 400, 100", "2, 3, 66.66", "99999, 100000, 99.99"})
    void a_percentage_is_cut_off_and_plain_and_rows_end_as_in_rfc_4180(int points, int maxPoints, String percent) {
        assertThat(Gradebooks.moodle(aClass("a", Made.problem("x").comingTo(Verdict.WRONG_ANSWER, points, maxPoints))))
                .startsWith("identifier,percent,feedback\r\n\"a\"," + percent + ",\"").endsWith("\"\r\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Points Possible", "x Points Possible y", "Points\tPossible", "Points\nPossible"})
    void no_submission_sets_what_the_assignment_is_worth_in_canvas(String name) {
        String[] rows = Gradebooks.canvas(aClass(name, Made.problem("board2d"))).split("\r\n");
        assertThat(rows).hasSize(3);
        assertThat(rows[2].split(",")[0]).contains("Points_Possible").doesNotContain("Points Possible");
    }

    @ParameterizedTest
    @ValueSource(strings = {"=1+2", "+1", "-1", "@SUM(1)", "\uff1d1", "\uff0b1", "\uff0d1", "\uff201", "-", "=",
        "\ufeff=1", "\u200b=1", "  =1", "\u00a0=1"})
    void a_formula_in_a_csv_file_gets_an_apostrophe(String formula) {
        assertThat(Gradebooks.text(formula)).isEqualTo("'" + formula);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\t", "\r", "\n", "\u0000"})
    void a_control_character_in_a_csv_file_becomes_a_blank_with_an_apostrophe_in_front(String control) {
        assertThat(Gradebooks.text(control + "=x\ny")).isEqualTo("' =x y");
    }

    @ParameterizedTest
    @ValueSource(strings = {"alice", "Zo\u00eb M\u00fcller \u738b", "a=b 1-2", "o'neil", "", " x", "\ud83d\udc51"})
    void other_text_in_a_csv_file_stays_as_it_is(String text) {
        assertThat(Gradebooks.text(text)).isEqualTo(text);
    }

    private static ClassResults aClass(String name, MadeProblem... problems) {
        return new ClassResults("x", List.of(Made.results(name, problems)), Map.of(), List.of(), "", List.of(),
                Map.of());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "no   | o  | s   | =no: write -Dkata.github, or leave it out",
        "true | '' | s   | =true: GITHUB_OUTPUT is not set; GitHub Actions sets it for each step",
        "true | o  | ' ' | =true: GITHUB_STEP_SUMMARY is not set; GitHub Actions sets it for each step"})
    void what_is_no_step_of_github_actions_is_refused(String value, String output, String summary, String reason) {
        assertThatThrownBy(() -> step(value, output, summary)).isInstanceOf(SettingsException.class)
                .hasMessage("-Dkata.github" + reason);
    }

    @Test
    void a_step_of_github_actions_is_told_below_what_was_told_before_and_no_points_where_the_judge_failed(
            @TempDir Path folder) throws IOException {
        GithubStep step = step("true", folder.resolve("o").toString(), folder.resolve("s").toString()).orElseThrow();
        step.setOutputs(SampleResults.faults());
        step.setOutputs(SampleResults.judgeError());
        step.summarize("first\n");
        step.summarize("\u738b".repeat(400_000));

        assertThat(step.outputs()).hasContent("verdict=WRONG_ANSWER\npoints=40\nmax=120\n"
                + "verdict=JUDGE_ERROR\npoints=\nmax=120\n");
        assertThat(step.summary()).content().startsWith("first\n\u738b").endsWith("\n... and more, see the artifact\n")
                .satisfies(text ->
                        assertThat(text.getBytes(StandardCharsets.UTF_8)).hasSizeBetween(900_000, 1_048_575));
        assertThat(step("false", "o", "s")).isEmpty();
        assertThat(step(null, "o", "s")).isEmpty();
    }

    private static Optional<GithubStep> step(String value, String output, String summary) {
        return GithubStep.of(name -> name.equals("kata.github") ? Optional.ofNullable(value) : Optional.empty(),
                Map.of("GITHUB_OUTPUT", output, "GITHUB_STEP_SUMMARY", summary));
    }
}
