package nqueens.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

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
import nqueens.judge.Judge;
import nqueens.judge.Settings;
import nqueens.judge.Workers;
import nqueens.judge.Workers.Worker;
import nqueens.judge.compiler.Compilation;
import nqueens.judge.limit.Execution;
import nqueens.judge.limit.Isolation;
import nqueens.judge.limit.Isolation.Conditions;
import nqueens.judge.process.ProcessWorkers;
import nqueens.judge.submission.Sources;
import nqueens.judge.worker.WorkerClasses;
import nqueens.problem.Check;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;
import nqueens.problem.Problem;
import nqueens.problem.catalogue.Catalogue;
import nqueens.report.console.Style;

/** What makes a run red or green, and what it leaves behind. */
@ResourceLock(Resources.SYSTEM_OUT)
class SuiteRunTest {

    private static final Problem CORE = Catalogue.ARRAY1D;
    private static final Problem UPPER = Catalogue.find("torus").orElseThrow();
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
                "kata.isolation", "none"));
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

    private SuiteRun begin(Function<Settings, Judge> starting) {
        return new SuiteRun(this::property, environment, new PrintStream(new BufferedOutputStream(printed)), starting);
    }

    private Optional<String> property(String name) {
        return Optional.ofNullable(properties.get(name));
    }

    private SuiteRun begin() {
        return begin(settings -> new Judge(new FailingWorkers(), settings.points(), settings.seed(),
                SuiteRun.judgeOf(settings).identity()));
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
        public Execution<Worker> start(Problem problem, WorkerClasses classes) {
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

    /** Ends a run that is red, and returns the reason. */
    private static String red(SuiteRun run) {
        return catchThrowableOfType(AssertionError.class, run::close).getMessage();
    }

    @Test
    void a_problem_is_judged_when_it_is_asked_for_and_reported_at_the_end() throws IOException {
        Path results = Files.writeString(reports.resolve("results.json"), "of an earlier run");
        Path page = Files.writeString(reports.resolve("index.html"), "of an earlier run");
        properties.put("kata.seed", "7");
        Check check = CORE.checks().get(0);
        SuiteRun run = begin();
        assertThat(run.obstacle()).isEmpty();
        assertThat(results).doesNotExist();
        assertThat(page).as("it may be open").hasContent("of an earlier run");
        assertThat(run.request(CORE)).isTrue();
        Map<List<String>, Optional<Fault>> cases = run.judge(CORE);
        assertThat(cases).containsOnlyKeys(List.of(check.id(), check.cases().get(0).name()));
        assertThat(cases.values()).allMatch(fault -> fault.orElseThrow().kind() == Kind.REJECTED);
        assertThat(printed()).isEmpty();
        assertThat(red(run)).isEqualTo("not accepted");
        assertThat(page).content().contains("array1d").isNotEqualTo("of an earlier run");
        assertThat(results).content().contains("\"array1d\"", "\"seed\": 7", "\"judgedBy\"")
                .doesNotContain("\"board2d\"");
        assertThat(printed()).contains("array1d", "0 of 100 points", "page:  " + page)
                .doesNotContain("enough", "weakness");
    }

    @Test
    void a_run_to_hand_in_is_red_only_where_there_is_no_archive_or_the_judge_failed() throws IOException {
        properties.put("kata.handin", "true");
        Path archive = Files.writeString(folder.resolve("handin.zip"), "of an earlier run");
        SuiteRun refused = begin();
        assertThat(archive).doesNotExist();
        refused.judge(CORE);
        assertThat(refused.isLeftToTheEnd()).isTrue();
        assertThat(red(refused)).isEqualTo("not accepted");
        handInTheReferenceSolution(CORE);
        try (SuiteRun run = begin()) {
            run.judge(CORE);
        }
        assertThat(archive).exists();
        assertThat(printed()).contains("no archive", "in it:     array1d/Array1dQueens.java", "page:  ")
                .doesNotContain("not in it");
        isFailing = true;
        SuiteRun failed = begin();
        failed.judge(CORE);
        assertThat(red(failed)).isEqualTo("not accepted");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            wrong array1d                |     | true  | ''
            right array1d                |     | false | ''
            wrong torus                  |     | true  | ''
            right torus                  |     | false | ''
            wrong array1d, wrong torus   |     | true  | ''
            right array1d, wrong torus   |     | false | ''
            right array1d, failed torus  |     | true  | ''
            right array1d, failed torus  | 0   | true  | green: 0 of 100 points are enough
            right array1d, wrong bitmask | 100 | false | green: 100 of 200 points are enough
            right array1d, wrong bitmask | 101 | true  | too few: 101 of 200 points are enough
            right array1d                | 400 | false | green: 400 of 100 points are enough
            wrong torus                  | 0   | false | green: 0 of 100 points are enough
            failed array1d               | 0   | true  | too few: 0 of 100 points are enough
            """)
    void a_run_is_red_unless_the_graded_exercises_are_accepted_or_have_enough_points(
            String solvers, String minimum, boolean isRed, String end) throws IOException {
        Optional.ofNullable(minimum).ifPresent(points -> properties.put("kata.minimum", points));
        handIn(UPPER);
        SuiteRun run = begin();
        for (String each : solvers.split(", ")) {
            Problem problem = Catalogue.find(each.split(" ")[1]).orElseThrow();
            if (!each.startsWith("wrong")) {
                handInTheReferenceSolution(problem);
            }
            isFailing = each.startsWith("failed");
            assertThat(run.request(problem)).isTrue();
            run.judge(problem);
        }
        assertThat(run.isLeftToTheEnd()).isEqualTo(minimum != null);
        if (isRed) {
            assertThat(red(run)).isEqualTo("not accepted");
        } else {
            run.close();
        }
        assertThat(printed()).endsWith(minimum == null ? "index.html\n" : end + "\n");
    }

    @ParameterizedTest
    @CsvSource({"true, true", "false, false", ", false"})
    void a_last_screen_has_its_colours_whatever_this_jvm_prints_to(String screen, boolean isColoured)
            throws IOException {
        Optional.ofNullable(screen).ifPresent(value -> properties.put("kata.screen", value));
        properties.put("kata.submissionName", "exercises");
        SuiteRun run = begin();
        run.judge(CORE);
        assertThat(run.isLeftToTheEnd()).isEqualTo(isColoured);
        red(run);
        assertThat(printed().startsWith("\u001b[1mN-Queens")).isEqualTo(isColoured);
        assertThat(Style.PLAIN.shown(printed())).startsWith("N-Queens kata").doesNotContain("\u001b");
        assertThat(Style.COLOURED.shown(printed())).isEqualTo(printed()).contains("a leak");
    }

    @Test
    void a_rung_of_the_upper_ladder_that_is_asked_for_alone_is_told_as_not_begun() throws IOException {
        SuiteRun alone = begin();
        assertThat(alone.request(UPPER)).isFalse();
        assertThat(alone.request(Catalogue.ONE_SOLUTION)).isFalse();
        assertThat(red(alone)).isEqualTo("not accepted");
        assertThat(printed()).contains("torus          NOT STARTED").doesNotContain("one-solution");

        printed.reset();
        SuiteRun both = begin();
        both.request(UPPER);
        both.judge(CORE);
        red(both);
        assertThat(printed()).contains("array1d").doesNotContain("torus");
    }

    @Test
    void what_is_not_begun_or_left_out_by_points_is_no_run() throws IOException {
        Path points = Files.writeString(folder.resolve("mine"), "array1d = 0");
        properties.put("kata.points", points.toString());
        SuiteRun run = begin();
        assertThat(Stream.of(CORE, Catalogue.ONE_SOLUTION, CORE)).noneMatch(run::request);
        String reason = "not begun, or left out by -Dkata.points: array1d, one-solution";
        assertThat(red(run)).isEqualTo(reason);
        assertThat(printed()).isEqualTo("N-Queens kata: nothing was judged\n" + reason + "\n");
        assertThat(reports.resolve("live.js")).hasContent(ENDED);
    }

    @Test
    void what_nobody_asked_for_is_nothing_to_report() throws IOException {
        try (SuiteRun run = begin()) {
            assertThat(run.request(CORE)).isTrue();
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
        assertThat(run.request(CORE)).isFalse();
        if (property.equals("kata.reports")) {
            assertThatThrownBy(run::close).isInstanceOf(IOException.class);
        } else {
            assertThat(red(run)).startsWith(why);
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
        run.judge(CORE);
        assertThat(run.obstacle()).contains("it sees the network");
        assertThat(red(run)).isEqualTo("it sees the network");
        SuiteRun unbegun = begin();
        assertThat(unbegun.request(UPPER)).isFalse();
        assertThat(red(unbegun)).isEqualTo("it sees the network");
        assertThat(printed()).isEqualTo("N-Queens kata: nothing was judged\nit sees the network\n".repeat(2));
    }

    @Test
    void where_the_judge_failed_is_told_by_results_and_by_nothing_that_its_learner_reads() throws IOException {
        handInTheReferenceSolution(CORE);
        isFailing = true;
        SuiteRun run = begin();
        run.judge(CORE);
        red(run);
        String where = "at nqueens.";
        assertThat(reports.resolve("results.json")).content().contains(where);
        assertThat(reports.toFile().listFiles(file -> !file.getName().equals("results.json")))
                .allSatisfy(report -> assertThat(report).content().doesNotContain(where));
        assertThat(printed()).contains("running it again won't help").doesNotContain(where);
    }

    @Test
    void a_report_that_can_not_be_written_is_told() throws IOException {
        SuiteRun run = begin();
        run.judge(CORE);
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
        SuiteRun run = begin(SuiteRun::judgeOf);
        run.judge(CORE);
        red(run);
        assertThat(outputs).content().contains("verdict=NOT_STARTED\n");
        assertThat(folder.resolve("summary")).content().startsWith("# N-Queens feedback: ");
    }

    @Test
    void the_page_shows_what_was_judged() throws IOException {
        properties.putAll(Map.of("submission", "src/test/submissions/wrong_answer/array-one-row-short",
                "kata.isolation", "process"));
        SuiteRun run = begin(SuiteRun::judgeOf);
        run.judge(CORE);
        red(run);
        assertThat(reports.resolve("index.html")).content().contains("isSafe(int[] queens, int row, int col)");
    }

    @ParameterizedTest
    @CsvSource({"none, false", "process, true"})
    void a_submission_runs_in_a_process_unless_that_is_not_wanted(String isolation, boolean isProcess) {
        properties.put("kata.isolation", isolation);
        try (Workers workers = SuiteRun.judgeOf(Settings.of(this::property, List.of())).workers()) {
            assertThat(workers instanceof ProcessWorkers).isEqualTo(isProcess);
        }
    }
}
