package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.judge.SettingsException;

class GithubStepTest {

    @TempDir
    private Path folder;
    private GithubStep step;

    @BeforeEach
    void something_was_told_before() throws IOException {
        step = new GithubStep(Files.writeString(folder.resolve("outputs"), "before=1\n"),
                Files.writeString(folder.resolve("summary"), "# Before\n"));
    }

    @Test
    void a_step_is_found_where_it_is_asked_for() {
        Map<String, String> environment = Map.of("GITHUB_OUTPUT", "o", "GITHUB_STEP_SUMMARY", "s");
        assertThat(of("true", environment)).hasValue(new GithubStep(Path.of("o"), Path.of("s")));
        assertThat(of("false", environment)).isEmpty();
        assertThat(of(null, environment)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "yes", "TRUE"})
    void a_property_is_true_or_false(String value) {
        assertThatThrownBy(() -> of(value, Map.of())).isInstanceOf(SettingsException.class)
                .hasMessage("-Dkata.github=" + value + ": neither true nor false");
    }

    @ParameterizedTest
    @CsvSource({"GITHUB_OUTPUT, GITHUB_STEP_SUMMARY, ''", "GITHUB_STEP_SUMMARY, GITHUB_OUTPUT, ' '"})
    void elsewhere_there_is_no_step(String missing, String present, String nothing) {
        assertThatThrownBy(() -> of("true", Map.of(present, "f", missing, nothing)))
                .isInstanceOf(SettingsException.class).hasMessage(
                        "-Dkata.github=true: " + missing + " is not set; GitHub Actions sets it for each step");
    }

    @Test
    void verdict_points_and_summary_are_told_below_what_was_told_before() throws IOException {
        step.tell(SampleResults.wrong());

        assertThat(step.outputs()).hasContent("before=1\nverdict=WRONG_ANSWER\npoints=150\nmax=300\n");
        assertThat(step.summary()).hasContent("# Before\n" + StepSummary.of(SampleResults.wrong()));
    }

    @Test
    void where_the_judge_failed_there_are_no_points() throws IOException {
        step.tell(SampleResults.judgeError());

        assertThat(step.outputs()).hasContent("before=1\nverdict=JUDGE_ERROR\npoints=\nmax=200\n");
    }

    @Test
    void a_class_has_a_summary_alone() throws IOException {
        step.tell(SampleResults.aClass());

        assertThat(step.summary()).hasContent("# Before\n" + StepSummary.of(SampleResults.aClass()));
        assertThat(step.outputs()).hasContent("before=1\n");
    }

    @Test
    void an_output_is_one_line_of_a_file_that_may_be_missing() throws IOException {
        Files.delete(step.outputs());
        step.setOutput("matrix", "[]");

        assertThat(step.outputs()).hasContent("matrix=[]\n");
        assertThatThrownBy(() -> step.setOutput("matrix", "[]\nverdict=ACCEPTED"))
                .isInstanceOf(IllegalArgumentException.class).hasMessage("more than one line: []\nverdict=ACCEPTED");
    }

    private static Optional<GithubStep> of(String value, Map<String, String> environment) {
        return GithubStep.of(name -> name.equals("kata.github") ? Optional.ofNullable(value) : Optional.empty(),
                environment);
    }
}
