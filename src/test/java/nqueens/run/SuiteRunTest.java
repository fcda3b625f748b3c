package nqueens.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.problem.Catalogue;
import nqueens.problem.Fault.Kind;
import nqueens.problem.Problem;
import nqueens.problem.Verdict;

@ResourceLock(Resources.SYSTEM_OUT)
class SuiteRunTest {

    private static final Problem PROBLEM = Catalogue.BOARD2D;

    @TempDir
    private Path reports;
    private final Map<String, String> properties = new HashMap<>();
    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();

    @BeforeEach
    void judgeTheStubsInThisJvm() {
        properties.putAll(Map.of("submission", "src/test/submissions/not_started/stubs", "kata.isolation", "none",
                "kata.reports", reports.toString()));
    }

    @Test
    void a_problem_is_judged_once_when_it_is_asked_for_and_reported_at_the_end() throws IOException {
        Path results = Files.writeString(reports.resolve("results.json"), "of an earlier run");
        Path page = Files.writeString(reports.resolve("index.html"), "of an earlier run");
        properties.put("kata.minimum", "accepted");
        try (SuiteRun run = begin()) {
            assertThat(run.obstacle()).isEmpty();
            assertThat(results).doesNotExist();
            assertThat(page).as("it may be open").hasContent("of an earlier run");
            assertThat(reports.resolve("live.js")).hasContent("nQueens({\"judging\": true});");
            assertThat(run.judges(PROBLEM)).isTrue();
            assertThat(run.isLeftToTheEnd(PROBLEM)).isFalse();
            assertThat(run.outcome(PROBLEM, PROBLEM.checks().get(0).cases().get(0)))
                    .hasValueSatisfying(fault -> assertThat(fault.orElseThrow().kind()).isEqualTo(Kind.STUB));
            assertThat(run.outcome(PROBLEM, PROBLEM.checks().get(0).cases().get(1))).isEmpty();
            assertThat(run.result(PROBLEM)).isSameAs(run.result(PROBLEM));
            assertThat(run.result(PROBLEM).verdict()).isEqualTo(Verdict.NOT_STARTED);
            assertThat(printed.toString()).isEmpty();
        }
        assertThat(page).content().contains("board2d").isNotEqualTo("of an earlier run");
        assertThat(results).content().contains("\"board2d\"").doesNotContain("\"array1d\"");
        assertThat(printed.toString(StandardCharsets.UTF_8)).contains("board2d", "0 of 100 points")
                .doesNotContain("enough");
    }

    @Test
    void only_the_first_fault_is_looked_for_where_no_more_is_wanted() throws IOException {
        properties.put("submission", "src/test/submissions/wrong_answer/forgets-to-undo");
        try (SuiteRun run = begin()) {
            assertThat(run.firstFault(Catalogue.BOOLEAN_ARRAYS).orElseThrow().finding()).startsWith("n = 4: ");
            assertThat(Thread.interrupted()).isFalse();
        }
        properties.put("submission", "src/test/submissions/accepted/all-four");
        try (SuiteRun run = begin()) {
            assertThat(run.firstFault(Catalogue.BITMASK)).isEmpty();
        }
        assertThat(reports.resolve("results.json")).doesNotExist();
    }

    @Test
    void a_problem_that_was_not_begun_is_left_out_and_that_alone_is_no_run() {
        SuiteRun run = begin();
        assertThat(run.judges(Catalogue.ONE_SOLUTION)).isFalse();
        assertThatThrownBy(run::close).isInstanceOf(IllegalStateException.class)
                .hasMessage("not begun, or left out by -Dkata.points: one-solution");
        assertThat(printed.toString()).contains("not begun, or left out by -Dkata.points: one-solution");
    }

    @ParameterizedTest
    @ValueSource(strings = {"brief", "whole"})
    void a_rung_of_the_upper_ladder_that_is_asked_for_alone_is_told_as_not_begun(String failures)
            throws IOException {
        properties.put("kata.failures", failures);
        SuiteRun alone = begin();
        assertThat(alone.judges(Catalogue.TORUS)).isFalse();
        assertThatThrownBy(alone::close).isInstanceOf(AssertionError.class).hasMessage("not accepted");
        assertThat(printed.toString()).contains("torus          NOT STARTED", "TorusQueens.java");

        printed.reset();
        try (SuiteRun both = begin()) {
            both.judges(Catalogue.TORUS);
            both.result(PROBLEM);
        }
        assertThat(printed.toString()).contains("board2d").doesNotContain("torus");
    }

    @Test
    void nothing_that_was_asked_for_is_nothing_to_report() throws IOException {
        begin().close();
        assertThat(printed.toString()).isEmpty();
        assertThat(reports).isDirectoryContaining("glob:**live.js").isDirectoryNotContaining("glob:**index.html");
    }

    @Test
    void where_nothing_can_be_judged_the_obstacle_is_told() throws IOException {
        properties.put("submission", "nowhere");
        Path page = Files.writeString(reports.resolve("index.html"), "of an earlier run");
        SuiteRun run = begin();
        assertThat(run.obstacle()).hasValueSatisfying(obstacle -> assertThat(obstacle).contains("nowhere"));
        assertThat(run.judges(PROBLEM)).isFalse();
        run.close();
        assertThat(page).doesNotExist();
        assertThat(reports.resolve("live.js")).hasContent("nQueens({\"ended\": true});");
        assertThat(printed.toString()).startsWith("N-Queens kata: nothing was judged\n-Dsubmission=nowhere: ");
    }

    @ParameterizedTest
    @CsvSource({"not_started/stubs, 0", "accepted/all-four, 400"})
    void with_enough_points_or_all_that_was_judged_it_is_green(String submission, String minimum) throws IOException {
        properties.putAll(Map.of("submission", "src/test/submissions/" + submission, "kata.minimum", minimum));
        try (SuiteRun run = begin()) {
            assertThat(run.isLeftToTheEnd(PROBLEM)).isTrue();
            run.result(PROBLEM);
        }
        // one exercise alone can't come to what all of them are worth
        assertThat(printed.toString()).endsWith("green: " + minimum + " of 100 points are enough\n");
    }

    @Test
    void with_too_few_points_the_run_fails_and_says_why() {
        properties.put("kata.minimum", "1");
        SuiteRun red = begin();
        red.result(PROBLEM);
        assertThatThrownBy(red::close).isInstanceOf(AssertionError.class)
                .hasMessage("not accepted, and too few points: 1 of 100 points are enough");
        assertThat(printed.toString()).endsWith("too few: 1 of 100 points are enough\n");
    }

    @Test
    void what_is_not_graded_makes_a_run_red_only_where_it_is_alone(@TempDir Path folder) throws IOException {
        for (Problem problem : List.of(Catalogue.BOARD2D, Catalogue.ONE_SOLUTION)) {
            Path solver = folder.resolve(problem.solver().packageName()).resolve(problem.solver().file());
            Files.writeString(Files.createDirectory(solver.getParent()).resolve(solver.getFileName()), "");
        }
        properties.put("submission", folder.toString());
        assertThat(begin().isLeftToTheEnd(Catalogue.ONE_SOLUTION)).isFalse();

        properties.put("kata.failures", "brief");
        SuiteRun alone = begin();
        assertThat(alone.isLeftToTheEnd(Catalogue.BOARD2D)).isFalse();
        assertThat(alone.isLeftToTheEnd(Catalogue.ONE_SOLUTION)).isTrue();
        alone.result(Catalogue.ONE_SOLUTION);
        assertThatThrownBy(alone::close).isInstanceOf(AssertionError.class).hasMessage("not accepted");

        try (SuiteRun both = begin()) {
            both.result(Catalogue.BOARD2D);
            both.result(Catalogue.ONE_SOLUTION);
        }
        assertThat(printed.toString(StandardCharsets.UTF_8)).contains("one-solution   REJECTED");
    }

    @Test
    void a_console_that_is_off_hears_nothing() throws IOException {
        properties.put("kata.console", "off");
        try (SuiteRun run = begin()) {
            run.result(PROBLEM);
        }
        assertThat(printed.toString()).isEmpty();
        assertThat(reports.resolve("results.json")).exists();
    }

    private SuiteRun begin() {
        return new SuiteRun(name -> Optional.ofNullable(properties.get(name)), new PrintStream(printed, true));
    }
}
