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
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import nqueens.grading.Grading.Graded;
import nqueens.judge.CheckResult;
import nqueens.judge.ClassFolder;
import nqueens.judge.ClassResults;
import nqueens.judge.Conditions;
import nqueens.judge.Isolation;
import nqueens.judge.Points;
import nqueens.judge.ProblemResult;
import nqueens.judge.Results;
import nqueens.judge.SettingsException;
import nqueens.judge.Submission;
import nqueens.problem.Catalogue;
import nqueens.problem.Fault;
import nqueens.problem.Verdict;
import nqueens.report.Report;

class GradingTest {

    private static final Report<Results> NOTE =
            new Report<>("note.txt", results -> results.submission() + " " + results.verdict());

    private static final int SEED = 7;

    @TempDir
    private Path folder;
    private Path reports;
    private final List<String> asked = Collections.synchronizedList(new ArrayList<>());
    private Verdict verdict = Verdict.ACCEPTED;

    /** A report with the verdicts, by name. */
    private static Report<ClassResults> note(String file) {
        return new Report<>(file, results -> results.folder() + String.join(", ",
                results.submissions().stream().map(NOTE::text).toList()));
    }

    @BeforeEach
    void three_hand_in() throws IOException {
        for (String name : List.of("ann", "bob", "cy")) {
            Path exercise = Files.createDirectories(folder.resolve("class").resolve(name).resolve("bitmask"));
            Files.writeString(exercise.resolve("BitmaskQueens.java"), "class " + name);
        }
        reports = folder.resolve("reports");
    }

    @Test
    void each_submission_is_judged_and_reported_and_so_is_the_class() throws IOException {
        Graded graded = grading(this::judge, "judge").run(2, false, progress());
        ClassResults results = graded.results();

        assertThat(graded.isComplete()).isTrue();
        assertThat(results.folder()).isEqualTo(folder + "/class");
        assertThat(results.submissions()).extracting(Results::submission).containsExactly("ann", "bob", "cy");
        assertThat(asked).containsExactlyInAnyOrder("ann", "bob", "cy");
        assertThat(names(reports)).containsExactly("all.txt", "ann", "bob", "cy");
        assertThat(names(reports.resolve("bob"))).containsExactly(".judged", "note.txt", "results.json");
        assertThat(reports.resolve("bob/note.txt")).hasContent("bob ACCEPTED");
        assertThat(reports.resolve("all.txt")).hasContent(folder + "/classann ACCEPTED, bob ACCEPTED, cy ACCEPTED");
    }

    @Test
    void what_has_not_changed_is_kept() throws IOException {
        ClassResults first = run();
        asked.clear();
        Files.writeString(folder.resolve("class/bob/bitmask/BitmaskQueens.java"), "class Changed");
        Progress progress = progress();
        assertThat(grading(this::judge, "judge").run(2, false, progress).results()).isEqualTo(first);
        assertThat(asked).containsExactly("bob");
        assertThat(progress.kept()).isEqualTo(2);
    }

    @Test
    void progress_is_told_of_what_is_judged_and_ended() {
        StringBuilder told = new StringBuilder();
        grading(this::judge, "judge").run(1, false, new Progress(3, told::append, true, System::nanoTime));
        assertThat(told.toString()).contains("  0 of 3 judged; now ann 0 s", "  1 of 3 judged", "  3 of 3 judged")
                .endsWith(" \r");
    }

    @Test
    void a_changed_judge_judges_all_again_and_so_does_a_demand() {
        run();
        grading(this::judge, "another").run(2, false, progress());
        assertThat(asked).hasSize(6);
        grading(this::judge, "another").run(2, true, progress());
        assertThat(asked).hasSize(9);
    }

    @Test
    void a_judge_error_is_not_kept_nor_what_was_changed_by_hand_or_has_no_seal() throws IOException {
        verdict = Verdict.JUDGE_ERROR;
        run();
        verdict = Verdict.ACCEPTED;
        run();
        assertThat(asked).hasSize(6);
        asked.clear();
        Path json = reports.resolve("ann/results.json");
        Files.writeString(json, Files.readString(json).replace("100", "101"));
        Files.delete(reports.resolve("bob/.judged"));
        run();
        assertThat(asked).containsExactlyInAnyOrder("ann", "bob");
    }

    @ParameterizedTest
    @MethodSource("failures")
    void whatever_happens_to_one_submission_is_its_judge_error_and_the_class_goes_on(Throwable failure, String reason)
            throws IOException {
        Graded graded = grading(submission -> {
            if (submission.name().equals("ann")) {
                throw GradingTest.<RuntimeException>unchecked(failure);
            }
            return judge(submission);
        }, "judge").run(1, false, progress());

        assertThat(graded.missing()).isEmpty();
        assertThat(graded.isComplete()).isFalse();
        assertThat(reports.resolve("all.txt"))
                .hasContent(folder + "/classann JUDGE_ERROR, bob ACCEPTED, cy ACCEPTED");
        Results failed = graded.results().submissions().get(0);
        assertThat(failed.seed()).isEqualTo(SEED);
        assertThat(failed.exercises()).hasSameSizeAs(Catalogue.core()).allSatisfy(exercise -> {
            assertThat(exercise.checks()).extracting(CheckResult::message)
                    .containsOnly("the judge failed, not the submission; run it again: " + reason);
            assertThat(exercise.checks()).extracting(check -> check.fault().kind()).containsOnly(Fault.Kind.JUDGE);
        });
        assertThat(names(reports.resolve("ann"))).containsExactly("note.txt", "results.json");
        assertThat(reports.resolve("ann/note.txt")).hasContent("ann JUDGE_ERROR");

        asked.clear();
        run();
        assertThat(asked).containsExactly("ann");
    }

    static Stream<Arguments> failures() {
        return Stream.of(
                Arguments.of(new Grading.Failure("no worker can be started", null), "no worker can be started"),
                Arguments.of(new IllegalStateException("oops"), "java.lang.IllegalStateException: oops"),
                Arguments.of(new AssertionError("no"), "java.lang.AssertionError: no"),
                Arguments.of(new StackOverflowError(), "java.lang.StackOverflowError"),
                Arguments.of(new OutOfMemoryError("Java heap space"), "java.lang.OutOfMemoryError: Java heap space"));
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> T unchecked(Throwable failure) throws T {
        throw (T) failure;
    }

    @Test
    void where_nothing_can_be_judged_the_class_ends_by_that() {
        Grading nothing = grading(submission -> {
            throw new SettingsException("no sandbox");
        }, "judge");
        assertThatThrownBy(() -> nothing.run(2, false, progress())).isInstanceOf(SettingsException.class)
                .hasMessage("no sandbox");
    }

    @Test
    void where_some_are_kept_and_nothing_else_can_be_judged_the_message_says_so() throws IOException {
        run();
        Files.writeString(folder.resolve("class/cy/bitmask/BitmaskQueens.java"), "class Changed");
        Grading nothing = grading(submission -> {
            throw new SettingsException("no sandbox");
        }, "judge");
        assertThatThrownBy(() -> nothing.run(1, false, progress())).isInstanceOf(Grading.Failure.class)
                .hasMessage("no sandbox; judged before and kept: 2");
    }

    @Test
    void a_submission_whose_files_cannot_be_read_is_its_own_judge_error() {
        ClassFolder broken = new ClassFolder("class", List.of(
                new Submission("ann", folder.resolve("class/ann")), new Submission("broken", null)), List.of());
        assertThat(grading(broken, this::judge, "judge", List.of()).run(2, true, progress()).results().submissions())
                .extracting(Results::verdict).containsExactly(Verdict.ACCEPTED, Verdict.JUDGE_ERROR);
    }

    @Test
    void a_seal_is_broken_before_a_submission_is_judged_again() {
        run();
        grading(submission -> {
            assertThat(reports.resolve(submission.name()).resolve(".judged")).doesNotExist();
            return judge(submission);
        }, "another").run(1, false, progress());
        assertThat(reports.resolve("ann/.judged")).exists();
    }

    @Test
    void reports_that_cannot_be_written_are_the_judge_error_of_their_submission() throws IOException {
        Files.createDirectories(reports.resolve("ann/note.txt/in-the-way"));
        Files.createDirectories(reports.resolve("bob/.judged/in-the-way"));
        Files.createDirectories(reports);
        Files.writeString(reports.resolve("cy"), "a file");

        Graded graded = grading(this::judge, "judge").run(2, false, progress());

        assertThat(graded.results().submissions()).hasSize(3).allSatisfy(each -> {
            assertThat(each.verdict()).isEqualTo(Verdict.JUDGE_ERROR);
            assertThat(each.exercises().get(0).checks().get(0).message()).startsWith(
                    "the judge failed, not the submission; run it again: " + reports.resolve(each.submission())
                            + " can't be written to: java.nio.file.");
        });
        assertThat(names(reports.resolve("ann"))).containsExactly("note.txt", "results.json");
        assertThat(reports.resolve("ann/results.json")).content().contains("JUDGE_ERROR").doesNotContain("ACCEPTED");
        assertThat(reports.resolve("bob/note.txt")).hasContent("bob JUDGE_ERROR");
        assertThat(reports.resolve("all.txt")).isRegularFile();
        assertThat(asked).containsExactly("ann");
    }

    @Test
    void a_report_on_the_class_that_cannot_be_written_is_named_and_the_others_are_written() throws IOException {
        Files.createDirectories(reports.resolve("all.txt/in-the-way"));
        Report<ClassResults> endless = new Report<>("endless.txt", results -> {
            throw new StackOverflowError();
        });
        Graded graded = grading(classFolder(), this::judge, "judge",
                List.of(note("all.txt"), endless, note("last.txt"))).run(2, true, progress());

        assertThat(graded.results().submissions()).extracting(Results::verdict).containsOnly(Verdict.ACCEPTED);
        assertThat(graded.missing()).containsExactly(
                reports.resolve("all.txt") + " can't be written: java.nio.file.FileSystemException: "
                        + reports.resolve("all.txt") + ": a folder is in the way",
                reports.resolve("endless.txt") + " can't be written: java.lang.StackOverflowError");
        assertThat(graded.isComplete()).isFalse();
        assertThat(reports.resolve("last.txt")).isRegularFile();
    }

    @Test
    @Timeout(60)
    void submissions_are_judged_side_by_side() {
        CountDownLatch three = new CountDownLatch(3);
        grading(submission -> {
            three.countDown();
            await(three);
            return judge(submission);
        }, "judge").run(3, true, progress());
        assertThat(asked).hasSize(3);
    }

    @Test
    void an_interrupt_ends_the_run_with_nobody_at_work_and_no_earlier_report_on_the_class() {
        run();
        asked.clear();
        AtomicInteger begun = new AtomicInteger();
        Thread instructor = Thread.currentThread();
        Grading endless = grading(submission -> {
            if (begun.incrementAndGet() == 1) {
                instructor.interrupt();
            }
            await(new CountDownLatch(1));
            return judge(submission);
        }, "another");
        assertThatThrownBy(() -> endless.run(3, true, progress())).isInstanceOf(Grading.Failure.class)
                .hasMessage("interrupted; what was judged is kept");
        assertThat(Thread.interrupted()).isTrue();
        assertThat(asked).hasSize(begun.get());
        assertThat(reports.resolve("all.txt")).doesNotExist();
    }

    @Test
    void a_submission_may_have_the_name_of_a_report() throws IOException {
        for (String name : List.of("Index.html", "Index.html~")) {
            Files.createDirectories(folder.resolve("class").resolve(name));
        }
        grading(classFolder(), this::judge, "judge", List.of(note("index.html"))).run(2, true, progress());
        assertThat(names(reports)).containsExactly("Index.html~", "Index.html~~", "ann", "bob", "cy", "index.html");
        assertThat(reports.resolve("Index.html~/note.txt")).hasContent("Index.html ACCEPTED");
        assertThat(reports.resolve("Index.html~~/note.txt")).hasContent("Index.html~ ACCEPTED");
        assertThat(reports.resolve("index.html")).content().contains("Index.html ACCEPTED, Index.html~ ACCEPTED");
    }

    private ClassResults run() {
        return grading(this::judge, "judge").run(2, false, progress()).results();
    }

    private Grading grading(Function<Submission, Results> judge, String judgePrint) {
        return grading(classFolder(), judge, judgePrint, List.of(note("all.txt")));
    }

    private Grading grading(ClassFolder submissions, Function<Submission, Results> judge, String judgePrint,
            List<Report<ClassResults>> ofAll) {
        return new Grading(submissions, reports, judge, failed -> failed.drawnFrom(SEED), judgePrint,
                List.of(NOTE), ofAll, Points.standard());
    }

    private ClassFolder classFolder() {
        return ClassFolder.at(folder.resolve("class").toString());
    }

    private Results judge(Submission submission) {
        asked.add(submission.name());
        return Results.of(submission.name(), new Conditions(Isolation.PROCESS, Optional.empty(), 1),
                List.of(new ProblemResult("bitmask", verdict, 100, 100, 0.5, List.of())));
    }

    /** Waits, until it is interrupted at the latest. */
    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            return;
        }
    }

    private static Progress progress() {
        return new Progress(3, text -> { }, false, System::nanoTime);
    }

    private static List<String> names(Path path) throws IOException {
        try (Stream<Path> files = Files.list(path)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }
}
