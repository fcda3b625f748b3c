package nqueens.submissions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import nqueens.problem.Catalogue;
import nqueens.run.SuiteRun;

/** {@code -Dkata.minimum=}: whether a run is red is decided by the points at its end, and by nothing before. */
class MinimumOfRunTest {

    @TempDir
    private Path reports;

    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();

    @ParameterizedTest
    @CsvSource({"not_started/stubs", "accepted/all-four"})
    void without_a_minimum_nothing_is_left_to_the_end(String submission) throws IOException {
        try (SuiteRun run = judged(submission, "accepted")) {
            assertThat(run.isLeftToTheEnd()).isFalse();
        }
        assertThat(printed()).doesNotContain("enough");
    }

    @ParameterizedTest
    @CsvSource({
        "not_started/stubs, 0",
        // one exercise alone can't come to what all of them are worth
        "accepted/all-four, 400"})
    void with_enough_points_or_all_that_was_judged_it_is_green(String submission, int minimum) throws IOException {
        try (SuiteRun run = judged(submission, Integer.toString(minimum))) {
            assertThat(run.isLeftToTheEnd()).isTrue();
        }
        assertThat(printed()).endsWith("green: " + minimum + " of 100 points are enough\n");
    }

    @Test
    void with_too_few_points_the_run_fails_and_says_why() {
        SuiteRun run = judged("not_started/stubs", "1");
        assertThatThrownBy(run::close).isInstanceOf(AssertionError.class)
                .hasMessage("not accepted, and too few points: 1 of 100 points are enough");
        assertThat(printed()).endsWith("too few: 1 of 100 points are enough\n");
    }

    private SuiteRun judged(String submission, String minimum) {
        Map<String, String> properties = Map.of(
                "submission", "src/test/submissions/" + submission, "kata.reports", reports.toString(),
                "kata.formats", "json", "kata.github", "false", "kata.isolation", "none", "kata.minimum", minimum);
        SuiteRun run = new SuiteRun(name -> Optional.ofNullable(properties.get(name)),
                new PrintStream(printed, true, StandardCharsets.UTF_8));
        run.result(Catalogue.BOARD2D);
        return run;
    }

    private String printed() {
        return printed.toString(StandardCharsets.UTF_8);
    }
}
