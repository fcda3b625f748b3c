package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.judge.ClassResults;
import nqueens.judge.Results;
import nqueens.judge.SettingsException;
import nqueens.problem.Catalogue;
import nqueens.problem.Fault.Kind;

class GithubStepTest {

    @TempDir
    private Path folder;
    private GithubStep step;

    @BeforeEach
    void a_step_has_two_files() {
        step = new GithubStep(folder.resolve("outputs"), folder.resolve("summary"));
    }

    @Test
    void a_step_is_asked_for_by_a_property_and_found_in_the_environment() {
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
    @CsvSource({"GITHUB_OUTPUT, GITHUB_STEP_SUMMARY", "GITHUB_STEP_SUMMARY, GITHUB_OUTPUT"})
    void elsewhere_there_is_no_step(String missing, String present) {
        for (Map<String, String> environment : List.of(Map.of(present, "f"), Map.of(present, "f", missing, " "))) {
            assertThatThrownBy(() -> of("true", environment)).isInstanceOf(SettingsException.class)
                    .hasMessage("-Dkata.github=true: " + missing
                            + " is not set; GitHub Actions sets it for each step");
        }
    }

    @Test
    void verdict_points_and_summary_are_told_below_what_was_told_before() throws IOException {
        Results results = SampleResults.of("ann", SampleResults.accepted(Catalogue.BOARD2D, 1),
                SampleResults.settled(Catalogue.BITMASK, Kind.NOT_COMPILED, "line 1: ';' expected"));
        Files.writeString(step.outputs(), "before=1\n");
        Files.writeString(step.summary(), "# Before\n");

        step.tell(results);

        assertThat(step.outputs()).hasContent("before=1\nverdict=COMPILE_ERROR\npoints=100\nmax=200\n");
        assertThat(step.summary()).hasContent("# Before\n" + StepSummary.of(results));
    }

    @Test
    void where_the_judge_failed_there_are_no_points() throws IOException {
        step.tell(SampleResults.of("ann", SampleResults.accepted(Catalogue.BOARD2D, 1),
                SampleResults.settled(Catalogue.BITMASK, Kind.JUDGE, "run it again")));
        assertThat(step.outputs()).hasContent("verdict=JUDGE_ERROR\npoints=\nmax=200\n");
    }

    @Test
    void a_class_has_a_summary_alone() throws IOException {
        ClassResults results = new ClassResults("class",
                List.of(SampleResults.of("ann", SampleResults.accepted(Catalogue.BOARD2D, 1))));
        step.tell(results);
        assertThat(step.summary()).hasContent(StepSummary.of(results));
        assertThat(step.outputs()).doesNotExist();
    }

    @Test
    void an_output_is_one_line() throws IOException {
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
