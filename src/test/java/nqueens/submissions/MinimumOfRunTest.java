package nqueens.submissions;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.launcher.listeners.TestExecutionSummary;
import org.junit.platform.launcher.listeners.TestExecutionSummary.Failure;

import nqueens.judge.Exercise;
import nqueens.suite.SuiteRun;

/** {@code -Dkata.minimum=}: whether a run is red is decided by the points at its end, and by nothing before. */
class MinimumOfRunTest {

    @TempDir
    private Path reports;

    @Test
    void without_a_minimum_what_is_not_accepted_fails() {
        assertThat(failures("not_started/stubs", "accepted")).isNotEmpty();
        assertThat(failures("accepted/all-four", "accepted")).isEmpty();
    }

    @Test
    void with_enough_points_nothing_fails() {
        assertThat(failures("not_started/stubs", "0")).isEmpty();
    }

    @Test
    void with_too_few_points_the_run_fails_and_says_why() {
        assertThat(failures("not_started/stubs", "1")).extracting(each -> each.getException().getMessage())
                .containsExactly("not accepted, and too few points: 1 of 100 points are enough");
    }

    @Test
    void whoever_is_accepted_has_enough() {
        // one exercise alone can't come to what all of them are worth
        assertThat(failures("accepted/all-four", "400")).isEmpty();
    }

    private List<Failure> failures(String submission, String minimum) {
        TestExecutionSummary summary = SuiteRun.of(Path.of("src/test/submissions", submission), reports)
                .with("kata.isolation", "none").with("kata.minimum", minimum).run(List.of(Exercise.BOARD2D));
        assertThat(summary.getTestsStartedCount()).isPositive();
        return summary.getFailures();
    }
}
