package nqueens.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import nqueens.judge.InProcessWorkers;
import nqueens.judge.Settings;
import nqueens.judge.Worker;
import nqueens.judge.Workers;
import nqueens.judge.compiler.Compilation;
import nqueens.judge.limit.Conditions;
import nqueens.judge.limit.Execution;
import nqueens.judge.limit.Isolation;
import nqueens.judge.process.ProcessWorkers;
import nqueens.judge.submission.Sources;
import nqueens.judge.worker.Classes;
import nqueens.problem.Case;
import nqueens.problem.Check;
import nqueens.problem.Fault.Kind;
import nqueens.problem.Problem;
import nqueens.problem.catalogue.Catalogue;
import nqueens.report.console.Style;

/** What makes a run red or green, and what it leaves behind. */
@ResourceLock(Resources.SYSTEM_OUT)
class SuiteRunTest {

    private static final Problem CORE = Catalogue.ARRAY1D;
    private static final Problem UPPER = Catalogue.TORUS;
    private static final String ENDED = "nQueens({\"ended\": true});";

    @TempDir
    private Path folder;
    private Path reports;
    private final Map<String, String> properties = new HashMap<>();
    private final Map<String, String> environment = new HashMap<>();
    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
    /** Whether the judge fails. */
    private boolean isFailing;
    /** Whether the machine is not to be trusted. */
    private boolean isDoubtful;
    /** How many workers were started and not closed. */
    private int open;

    @BeforeEach
    void beginTheCore() throws IOException {
        reports = Files.createDirectory(folder.resolve("reports"));
        properties.putAll(Map.of("submission", folder.toString(), "kata.reports", reports.toString(),
                "kata.failures", "brief", "kata.isolation", "none"));
        handIn(CORE);
    }

    /** Hands in what can't be read. */
    private void handIn(Problem problem) throws IOException {
        Files.createDirectories(file(folder, problem));
    }

    private void handInTheReferenceSolution(Problem problem) throws IOException {
        Files.createDirectories(file(folder, problem).getParent());
        Files.deleteIfExists(file(folder, problem));
        Files.copy(file(Path.of("solutions"), problem), file(folder, problem));
    }

    private static Path file(Path submission, Problem problem) {
        return submission.resolve(problem.solver().packageName()).resolve(problem.solver().file());
    }

    private SuiteRun begin(Function<Settings, Workers> starting) {
        return new SuiteRun(this::property, environment, new PrintStream(new BufferedOutputStream(printed)), starting);
    }

    private Optional<String> property(String name) {
        return Optional.ofNullable(properties.get(name));
    }

    private SuiteRun begin() {
        return begin(settings -> new FailingWorkers());
    }

    /** Workers in this JVM, which fail where a test wants it. */
    private final class FailingWorkers implements Workers {

        private final Workers workers = new InProcessWorkers();

        FailingWorkers() {
            open++;
        }

        @Override
        public Conditions conditions() {
            if (isDoubtful) {
                throw new IllegalStateException("it sees the network");
            }
            return new Conditions(Isolation.NONE, Optional.empty(), Optional.of("a leak"), 1);
        }

        @Override
        public Execution<Compilation> compile(Sources sources) {
            if (isFailing) {
                throw new IllegalStateException("the judge failed");
            }
            return workers.compile(sources);
        }

        @Override
        public Execution<Worker> start(Problem problem, Classes classes) {
            return workers.start(problem, classes);
        }

        @Override
        public void close() {
            open--;
            workers.close();
        }
    }

    @AfterEach
    void all_workers_have_been_closed() {
        assertThat(open).isZero();
    }

    private String printed() {
        return printed.toString(StandardCharsets.UTF_8);
    }

    @Test
    void a_problem_is_judged_once_when_it_is_asked_for_and_reported_at_the_end() throws IOException {
        Path results = Files.writeString(reports.resolve("results.json"), "of an earlier run");
        Path page = Files.writeString(reports.resolve("index.html"), "of an earlier run");
        properties.put("kata.seed", "7");
        Check check = CORE.checks().get(0);
        List<Case> cases = check.cases();
        try (SuiteRun run = begin()) {
            assertThat(run.obstacle()).isEmpty();
            assertThat(results).doesNotExist();
            assertThat(page).as("it may be open").hasContent("of an earlier run");
            assertThat(run.judges(CORE)).isTrue();
            assertThat(cases).filteredOn(each -> run.outcome(CORE, check, each).isPresent()).containsOnly(cases.get(0));
            assertThat(run.outcome(CORE, check, cases.get(0)).orElseThrow().orElseThrow().kind())
                    .isEqualTo(Kind.REJECTED);
            assertThat(run.result(CORE)).isSameAs(run.result(CORE)).isNotNull();
            assertThat(printed()).isEmpty();
        }
        assertThat(page).content().contains("array1d").isNotEqualTo("of an earlier run");
        assertThat(results).content().contains("\"array1d\"", "\"seed\": 7", "\"judgedBy\"")
                .doesNotContain("\"board2d\"");
        assertThat(printed()).contains("array1d", "0 of 100 points", "page:  " + page)
                .doesNotContain("enough", "weakness");
    }

    @Test
    void a_run_to_hand_in_is_red_only_where_there_is_no_archive() throws IOException {
        properties.put("kata.handin", "true");
        Path archive = Files.writeString(folder.resolve("handin.zip"), "of an earlier run");
        SuiteRun refused = begin();
        assertThat(archive).doesNotExist();
        refused.result(CORE);
        assertThat(refused.isLeftToTheEnd(CORE)).isTrue();
        assertThatThrownBy(refused::close).isInstanceOf(AssertionError.class).hasMessage("nothing to hand in");
        handInTheReferenceSolution(CORE);
        try (SuiteRun run = begin()) {
            run.result(CORE);
        }
        assertThat(archive).exists();
        assertThat(printed()).contains("no archive", "in it:     array1d/Array1dQueens.java", "page:  ")
                .doesNotContain("not in it");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            wrong array1d                | brief |     | false | ''
            right array1d                | brief |     | false | ''
            wrong torus                  | brief |     | true  | not accepted
            wrong torus                  | whole |     | false | ''
            right torus                  | brief |     | true  | ''
            wrong array1d, wrong torus   | brief |     | true  | ''
            right array1d, wrong torus   | brief |     | true  | ''
            right array1d, wrong bitmask | brief | 100 | true  | green: 100 of 200 points are enough
            right array1d, wrong bitmask | whole | 100 | true  | green: 100 of 200 points are enough
            right array1d, wrong bitmask | brief | 101 | true  | too few: 101 of 200 points are enough
            right array1d                | brief | 400 | true  | green: 400 of 100 points are enough
            wrong torus                  | brief | 0   | true  | green: 0 of 100 points are enough
            failed array1d               | brief | 0   | true  | too few: 0 of 100 points are enough
            """)
    void a_run_is_red_by_a_check_that_is_not_left_to_the_end_or_by_what_the_end_says(
            String solvers, String failures, String minimum, boolean isLast, String end) throws IOException {
        properties.put("kata.failures", failures);
        Optional.ofNullable(minimum).ifPresent(points -> properties.put("kata.minimum", points));
        handIn(UPPER);
        SuiteRun run = begin();
        Problem last = CORE;
        for (String each : solvers.split(", ")) {
            last = Catalogue.find(each.split(" ")[1]).orElseThrow();
            if (!each.startsWith("wrong")) {
                handInTheReferenceSolution(last);
            }
            isFailing = each.startsWith("failed");
            assertThat(run.judges(last)).isTrue();
            run.result(last);
        }
        assertThat(run.isLeftToTheEnd(last)).isEqualTo(isLast);
        assertThat(run.isBrief()).isEqualTo(failures.equals("brief"));
        if (end.isEmpty() || end.startsWith("green")) {
            run.close();
        } else {
            assertThatThrownBy(run::close).isInstanceOf(AssertionError.class)
                    .hasMessage(end.replace("too few", "not accepted, and too few points"));
        }
        assertThat(printed()).endsWith(minimum == null ? "index.html\n" : end + "\n");
    }

    @ParameterizedTest
    @CsvSource({"true, true", "false, false", ", false"})
    void a_last_screen_has_its_colours_whatever_this_jvm_prints_to(String screen, boolean isColoured)
            throws IOException {
        Optional.ofNullable(screen).ifPresent(value -> properties.put("kata.screen", value));
        properties.put("kata.submissionName", "exercises");
        try (SuiteRun run = begin()) {
            run.result(CORE);
        }
        assertThat(printed().startsWith("\u001b[1mN-Queens")).isEqualTo(isColoured);
        assertThat(Style.PLAIN.shown(printed())).startsWith("N-Queens kata").doesNotContain("\u001b");
        assertThat(Style.COLOURED.shown(printed())).isEqualTo(printed()).contains("a leak");
    }

    @Test
    void a_rung_of_the_upper_ladder_that_is_asked_for_alone_is_told_as_not_begun() throws IOException {
        properties.put("kata.failures", "whole");
        SuiteRun alone = begin();
        assertThat(alone.judges(UPPER)).isFalse();
        assertThat(alone.judges(Catalogue.ONE_SOLUTION)).isFalse();
        assertThatThrownBy(alone::close).isInstanceOf(AssertionError.class).hasMessage("not accepted");
        assertThat(printed()).contains("torus          NOT STARTED").doesNotContain("one-solution");

        printed.reset();
        try (SuiteRun both = begin()) {
            both.judges(UPPER);
            both.result(CORE);
        }
        assertThat(printed()).contains("array1d").doesNotContain("torus");
    }

    @Test
    void what_is_not_begun_or_left_out_by_points_is_no_run() throws IOException {
        Path points = Files.writeString(folder.resolve("mine"), "array1d = 0");
        properties.put("kata.points", points.toString());
        SuiteRun run = begin();
        assertThat(Stream.of(CORE, Catalogue.ONE_SOLUTION, CORE)).noneMatch(run::judges);
        String reason = "not begun, or left out by -Dkata.points: array1d, one-solution";
        assertThatThrownBy(run::close).isInstanceOf(IllegalStateException.class).hasMessage(reason);
        assertThat(printed()).isEqualTo("N-Queens kata: nothing was judged\n" + reason + "\n");
        assertThat(reports.resolve("live.js")).hasContent(ENDED);
    }

    @Test
    void what_nobody_asked_for_is_nothing_to_report() throws IOException {
        try (SuiteRun run = begin()) {
            assertThat(run.judges(CORE)).isTrue();
        }
        assertThat(printed()).isEmpty();
        assertThat(reports.resolve("live.js")).hasContent(ENDED);
        assertThat(reports.resolve("index.html")).doesNotExist();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            submission   | nowhere | -Dsubmission=nowhere: no such folder | true
            kata.seed    | many    | -Dkata.seed=many: not a whole number | false
            kata.github  | perhaps | -Dkata.github=perhaps: write -Dkata  | true
            kata.reports | pom.xml | pom.xml can't be written to: java    | false
            """)
    void where_nothing_can_be_judged_the_obstacle_is_told(String property, String value, String why, boolean isEnded)
            throws IOException {
        Path page = Files.writeString(reports.resolve("index.html"), "of an earlier run");
        properties.put(property, value);
        SuiteRun run = begin();
        assertThat(run.obstacle().orElseThrow()).startsWith(why);
        assertThat(run.judges(CORE)).isFalse();
        if (property.equals("kata.reports")) {
            assertThatThrownBy(run::close).isInstanceOf(IOException.class);
        } else {
            run.close();
        }
        assertThat(printed()).startsWith("N-Queens kata: nothing was judged\n" + why);
        assertThat(Files.exists(page)).isNotEqualTo(isEnded);
    }

    @Test
    void where_no_worker_can_be_had_the_reason_is_the_obstacle() {
        assertThat(begin(settings -> {
            throw new UncheckedIOException("no port can be opened", new IOException());
        }).obstacle()).contains("no port can be opened");
    }

    @Test
    void a_machine_that_is_not_to_be_trusted_is_an_obstacle_whatever_was_asked_for() throws IOException {
        isDoubtful = true;
        SuiteRun run = begin();
        assertThat(run.outcome(CORE, CORE.checks().get(0), CORE.checks().get(0).cases().get(0))).isEmpty();
        assertThat(run.obstacle()).contains("it sees the network");
        run.close();
        SuiteRun unbegun = begin();
        assertThat(unbegun.judges(UPPER)).isFalse();
        assertThatThrownBy(unbegun::close).isInstanceOf(IllegalStateException.class).hasMessage("it sees the network");
        assertThat(printed()).isEqualTo("N-Queens kata: nothing was judged\nit sees the network\n".repeat(2));
    }

    @Test
    void where_the_judge_failed_is_told_by_results_and_by_nothing_that_its_learner_reads() throws IOException {
        handInTheReferenceSolution(CORE);
        isFailing = true;
        try (SuiteRun run = begin()) {
            run.result(CORE);
        }
        String where = "at nqueens.";
        assertThat(reports.resolve("results.json")).content().contains(where);
        assertThat(reports.toFile().listFiles(file -> !file.getName().equals("results.json")))
                .allSatisfy(report -> assertThat(report).content().doesNotContain(where));
        assertThat(printed()).contains("running it again won't help").doesNotContain(where);
    }

    @Test
    void a_report_that_can_not_be_written_is_told() throws IOException {
        SuiteRun run = begin();
        run.result(CORE);
        Path inTheWay = Files.createDirectory(reports.resolve("gradescope.json"));
        assertThatThrownBy(run::close).isInstanceOf(IOException.class).hasMessageContaining(inTheWay.toString());
        assertThat(printed()).contains("N-Queens kata: a report is missing:\n" + inTheWay + " can't be written");
    }

    @Test
    void a_step_of_github_actions_hears_of_it() throws IOException {
        Path outputs = folder.resolve("outputs");
        environment.putAll(Map.of("GITHUB_OUTPUT", outputs.toString(),
                "GITHUB_STEP_SUMMARY", folder.resolve("summary").toString()));
        properties.putAll(Map.of("submission", "src/test/submissions/not_started/stubs",
                "kata.github", "true"));
        try (SuiteRun run = begin(SuiteRun::workers)) {
            run.result(CORE);
        }
        assertThat(outputs).content().contains("verdict=NOT_STARTED\n");
        assertThat(folder.resolve("summary")).content().startsWith("# N-Queens feedback: ");
    }

    @Test
    void the_page_shows_what_was_judged() throws IOException {
        properties.putAll(Map.of("submission", "src/test/submissions/wrong_answer/array-one-row-short",
                "kata.isolation", "process"));
        try (SuiteRun run = begin(SuiteRun::workers)) {
            run.result(CORE);
        }
        assertThat(reports.resolve("index.html")).content().contains("isSafe(int[] queens, int row, int col)");
    }

    @ParameterizedTest
    @CsvSource({"none, false", "process, true"})
    void a_submission_runs_in_a_process_unless_that_is_not_wanted(String isolation, boolean isProcess) {
        properties.put("kata.isolation", isolation);
        try (Workers workers = SuiteRun.workers(Settings.of(this::property, List.of()))) {
            assertThat(workers instanceof ProcessWorkers).isEqualTo(isProcess);
        }
    }
}
