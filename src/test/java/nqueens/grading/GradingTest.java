package nqueens.grading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Phaser;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import nqueens.grading.Grading.EarlierResults;
import nqueens.judge.Made;
import nqueens.judge.Made.MadeProblem;
import nqueens.judge.result.Points;
import nqueens.judge.result.Results;
import nqueens.judge.submission.ClassFolder;
import nqueens.judge.submission.OpenedSubmission;
import nqueens.judge.submission.SettingsException;
import nqueens.problem.Fault;
import nqueens.problem.catalogue.Catalogue;
import nqueens.report.Report;
import nqueens.report.Reports;
import nqueens.report.format.JsonReport;

/** A class of three, ann, bob and cy, and a judge that only notes whom it is asked for. */
class GradingTest {

    private static final String FAILED = " JUDGE_ERROR the judge failed, not the submission; ";
    private static final Report<Results> JSON = new Report<>(JsonReport.FILE, JsonReport::text);
    private static final Report<Results> NOTE = new Report<>("note.txt", results -> results.submission() + " "
            + results.verdict() + results.exercises().stream().flatMap(exercise -> exercise.checks().stream())
                    .map(check -> " " + check.message()).distinct().collect(Collectors.joining()).stripTrailing());

    @TempDir
    private Path folder;
    private Path reports;
    private final List<String> asked = Collections.synchronizedList(new ArrayList<>());
    private boolean hasFailed;

    @BeforeEach
    void three_hand_in() throws IOException {
        for (String name : List.of("ann", "bob", "cy")) {
            handIn(name, "class " + name);
        }
        reports = folder.resolve("reports");
    }

    @Test
    @Timeout(60)
    void each_submission_is_judged_and_reported_side_by_side_and_so_is_the_class() throws IOException {
        handIn("index.html", "class Page");
        Phaser two = new Phaser(2);
        Grading.GradedClass graded = run(2, opened -> {
            two.arriveAndAwaitAdvance();
            return judge(opened);
        }, "judge", EarlierResults.KEPT);

        assertThat(graded.isComplete()).isTrue();
        assertThat(reports.toFile().list()).containsExactlyInAnyOrder("ann", "bob", "cy", "index.html~");
        assertThat(all(graded)).isEqualTo("ann ACCEPTED, bob ACCEPTED, cy ACCEPTED, index.html ACCEPTED");
    }

    @Test
    void whoever_was_judged_is_judged_again_only_where_something_has_changed() throws IOException {
        hasFailed = true;
        asked("judge", EarlierResults.KEPT);
        hasFailed = false;
        assertThat(asked("judge", EarlierResults.KEPT)).as("a judge error").containsExactly("ann", "bob", "cy");
        assertThat(asked("judge", EarlierResults.KEPT)).as("nothing has changed").isEmpty();
        handIn("bob", "class Changed");
        assertThat(asked("judge", EarlierResults.KEPT)).as("another source").containsExactly("bob");
        Path json = reports.resolve("ann/results.json");
        Files.writeString(json, Files.readString(json).replace("100", "101"));
        assertThat(asked("judge", EarlierResults.KEPT)).as("results changed by hand").containsExactly("ann");
        assertThat(asked("another", EarlierResults.REPLACED)).as("another judge").containsExactly("ann", "bob", "cy");
        assertThat(asked("another", EarlierResults.FORGOTTEN)).as("by demand").containsExactly("ann", "bob", "cy");
    }

    @ParameterizedTest
    @MethodSource("failures")
    void whatever_happens_to_one_submission_is_its_judge_error_and_the_class_goes_on(Throwable failure)
            throws IOException {
        Grading.GradedClass graded = run(3, opened ->
                opened.submission().name().equals("ann") ? failing(failure) : judge(opened), "judge",
                EarlierResults.KEPT);

        String reason = (failure instanceof IllegalStateException
                ? "running it again won't help, tell whoever maintains it: " : "run it again: ")
                + (failure instanceof Grading.Failure ? failure.getMessage() : failure.toString());
        assertThat(graded.isComplete()).isFalse();
        assertThat(all(graded)).isEqualTo("ann" + FAILED + reason + ", bob ACCEPTED, cy ACCEPTED");
        assertThat(reports.resolve("ann/note.txt")).hasContent("ann" + FAILED + reason);
        assertThat(reports.resolve("ann/results.json")).content().contains("\"kind\": \"JUDGE\"", "\"seed\": 7,",
                "\\tat nqueens.grading.");
    }

    static Stream<Throwable> failures() {
        return Stream.of(new Grading.Failure("no worker can be started", new IOException()),
                new IllegalStateException("oops"),
                new OutOfMemoryError("Java heap space"));
    }

    @Test
    void where_nothing_can_be_judged_the_class_ends_by_that() {
        Function<OpenedSubmission, Results> nothing = opened -> failing(new SettingsException("no sandbox"));
        assertThatThrownBy(() -> run(3, nothing, "judge", EarlierResults.KEPT)).isInstanceOf(SettingsException.class)
                .hasMessage("no sandbox");
    }

    @Test
    void what_cannot_be_written_is_a_judge_error_or_a_report_that_is_missing() throws IOException {
        Files.createDirectories(reports.resolve("ann/note.txt/in-the-way"));
        Files.createDirectories(reports.resolve("bob/.judged/in-the-way"));
        Files.writeString(reports.resolve("cy"), "a file");

        Grading.GradedClass graded = run(3, this::judge, "judge", EarlierResults.KEPT);
        for (String name : List.of("ann", "bob", "cy")) {
            assertThat(all(graded)).contains(name + FAILED + "run it again: " + reports.resolve(name)
                            + " can't be written to: java.nio.file.");
        }
        assertThat(reports.resolve("ann/results.json")).content().contains("JUDGE_ERROR").doesNotContain("ACCEPTED");
    }

    @Test
    @Timeout(60)
    void a_class_that_was_interrupted_goes_on_with_those_who_were_not_judged() throws IOException {
        run(3, this::judge, "judge", EarlierResults.KEPT);
        Path page = Files.createFile(reports.resolve(Reports.PAGE));
        Thread instructor = Thread.currentThread();
        assertThatThrownBy(() -> run(1, opened -> {
            if (opened.submission().name().equals("bob")) {
                instructor.interrupt();
                interrupted();
            }
            return judge(opened);
        }, "another", EarlierResults.REPLACED)).isInstanceOf(Grading.Failure.class)
                .hasMessage("interrupted; what was judged is kept");
        assertThat(Thread.interrupted()).isTrue();
        assertThat(page).as("the earlier report on the class").doesNotExist();
        asked.clear();
        assertThat(asked("another", EarlierResults.REPLACED)).containsExactly("cy");
    }

    @Test
    void what_another_judge_says_of_the_same_work_changes_no_grade_until_it_is_applied() throws IOException {
        asked("judge", EarlierResults.KEPT);
        handIn("cy", "class Changed");
        Function<OpenedSubmission, Results> another = opened -> Made.results(opened.submission().name(),
                Made.problem(Catalogue.BITMASK).failing(Fault.Kind.COUNT, ""));
        Grading.GradedClass graded = run(3, another, "another", EarlierResults.KEPT);
        assertThat(graded.rejudging().appeals()).hasSize(2);
        assertThat(all(graded)).isEqualTo("ann ACCEPTED, bob ACCEPTED, cy WRONG_ANSWER");
        run(3, another, "another", EarlierResults.REPLACED);
        graded = run(3, opened -> failing(new OutOfMemoryError()), "third", EarlierResults.KEPT);
        assertThat(graded.isComplete()).isFalse();
        assertThat(all(graded)).isEqualTo("ann WRONG_ANSWER, bob WRONG_ANSWER, cy WRONG_ANSWER");
    }

    private void handIn(String name, String source) throws IOException {
        Path exercise = Files.createDirectories(folder.resolve("class").resolve(name).resolve("bitmask"));
        Files.writeString(exercise.resolve("BitmaskQueens.java"), source);
    }

    private Results judge(OpenedSubmission opened) {
        String name = opened.submission().name();
        assertThat(reports.resolve(name).resolve(".judged")).doesNotExist();
        asked.add(name);
        MadeProblem problem = Made.problem(Catalogue.BITMASK);
        return Made.results(name, hasFailed ? problem.failing(Fault.Kind.JUDGE, "") : problem);
    }

    /** Waits to be interrupted. */
    private static CancellationException interrupted() {
        while (!Thread.interrupted()) {
            LockSupport.park();
        }
        return new CancellationException();
    }

    private static Results failing(Throwable failure) {
        if (failure instanceof Error error) {
            throw error;
        }
        throw (RuntimeException) failure;
    }

    /** Whom the judge is asked for when the class is judged. */
    private List<String> asked(String judgePrint, EarlierResults earlier) {
        run(3, this::judge, judgePrint, earlier);
        List<String> names = asked.stream().sorted().toList();
        asked.clear();
        return names;
    }

    private Grading.GradedClass run(int threads, Function<OpenedSubmission, Results> judge, String judgePrint,
            EarlierResults earlier) {
        return new Grading(ClassFolder.at(folder.resolve("class").toString()), reports, judge,
                failed -> failed.withJudge(null, 7, Optional.empty()), judgePrint, List.of(JSON, NOTE),
                Points.standard(), Optional.empty(), text -> { }).run(threads, earlier);
    }

    private static String all(Grading.GradedClass graded) {
        return graded.results().stream().map(NOTE::text).collect(Collectors.joining(", "));
    }
}
