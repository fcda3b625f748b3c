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
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import nqueens.judge.ClassFolder;
import nqueens.judge.ClassResults;
import nqueens.judge.Conditions;
import nqueens.judge.ExerciseResult;
import nqueens.judge.Isolation;
import nqueens.judge.Results;
import nqueens.judge.Submission;
import nqueens.judge.Verdict;
import nqueens.report.ClassReport;
import nqueens.report.SubmissionReport;

class GradingTest {

    @TempDir
    private Path folder;
    private Path reports;
    private final List<String> asked = Collections.synchronizedList(new ArrayList<>());
    private Verdict verdict = Verdict.ACCEPTED;

    /** A report with the verdicts, by name. */
    private record Note(String file) implements SubmissionReport, ClassReport {
        @Override
        public String text(Results results) {
            return results.submission() + " " + results.verdict();
        }

        @Override
        public String text(ClassResults results) {
            return results.folder() + String.join(", ", results.submissions().stream().map(this::text).toList());
        }
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
        ClassResults results = run();

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
        ClassResults second = grading(this::judge, "judge").run(2, Freshness.WHAT_HAS_CHANGED, progress);

        assertThat(asked).containsExactly("bob");
        assertThat(progress.kept()).isEqualTo(2);
        assertThat(second).isEqualTo(first);
    }

    @Test
    void progress_is_told_of_what_is_judged_and_ended() {
        StringBuilder told = new StringBuilder();
        grading(this::judge, "judge").run(1, Freshness.WHAT_HAS_CHANGED,
                new Progress(3, told::append, true, System::nanoTime));
        assertThat(told.toString()).contains("  1 of 3 judged, ", "  3 of 3 judged").endsWith(" \r");
    }

    @Test
    void a_changed_judge_judges_all_again_and_so_does_a_demand() {
        run();
        asked.clear();
        grading(this::judge, "another").run(2, Freshness.WHAT_HAS_CHANGED, progress());
        assertThat(asked).hasSize(3);
        asked.clear();
        grading(this::judge, "another").run(2, Freshness.EVERYTHING, progress());
        assertThat(asked).hasSize(3);
    }

    @Test
    void a_judge_error_is_not_kept() {
        verdict = Verdict.JUDGE_ERROR;
        run();
        asked.clear();
        run();
        assertThat(asked).hasSize(3);
    }

    @Test
    void reports_that_were_changed_by_hand_or_have_no_seal_are_no_results() throws IOException {
        run();
        asked.clear();
        Path json = reports.resolve("ann/results.json");
        Files.writeString(json, Files.readString(json).replace("100", "101"));
        Files.delete(reports.resolve("bob/.judged"));

        run();

        assertThat(asked).containsExactlyInAnyOrder("ann", "bob");
    }

    @Test
    void what_was_judged_before_a_run_had_to_stop_is_kept() {
        Grading.Judge stopping = submission -> {
            if (submission.name().equals("cy")) {
                throw new GradingException("no worker can be started", null);
            }
            return judge(submission);
        };
        assertThatThrownBy(() -> grading(stopping, "judge").run(1, Freshness.WHAT_HAS_CHANGED, progress()))
                .isInstanceOf(GradingException.class).hasMessage("no worker can be started");
        asked.clear();

        run();

        assertThat(asked).containsExactly("cy");
    }

    @Test
    void a_seal_is_broken_before_a_submission_is_judged_again() {
        run();
        Grading.Judge stopping = submission -> {
            assertThat(reports.resolve(submission.name()).resolve(".judged")).doesNotExist();
            return judge(submission);
        };
        grading(stopping, "another").run(1, Freshness.WHAT_HAS_CHANGED, progress());
        assertThat(reports.resolve("ann/.judged")).exists();
    }

    @Test
    void no_report_on_the_class_of_an_earlier_run_is_left_where_one_had_to_stop() {
        run();
        assertThatThrownBy(() -> grading(submission -> {
            throw new IllegalArgumentException("oops");
        }, "another").run(1, Freshness.EVERYTHING, progress())).isInstanceOf(GradingException.class)
                .hasMessage("the judge failed: java.lang.IllegalArgumentException: oops");
        assertThat(reports.resolve("all.txt")).doesNotExist();
    }

    @Test
    void reports_that_cannot_be_written_end_the_run() throws IOException {
        Files.createDirectories(reports.resolve("ann/note.txt/in-the-way"));
        assertThatThrownBy(this::run).isInstanceOf(GradingException.class)
                .hasMessageStartingWith(reports + " can't be written to: java.nio.file.")
                .hasMessageContaining("note.txt");
        assertThat(reports.resolve("ann/.judged")).doesNotExist();
    }

    @Test
    void a_report_on_the_class_that_is_open_elsewhere_is_told_and_the_others_are_written() throws IOException {
        // as gradebook.csv is on Windows while Excel shows it: it is there, and can't be replaced
        Files.createDirectories(reports.resolve("all.txt/open"));
        assertThatThrownBy(() -> grading(this::judge, "judge", new Note("all.txt"), new Note("last.txt"))
                .run(1, Freshness.EVERYTHING, progress())).isInstanceOf(GradingException.class)
                .hasMessage("all was judged, and is kept, but a report is missing:\n" + reports.resolve("all.txt")
                        + " can't be replaced; it may be open in another program, such as Excel: close it there, and"
                        + " run the same command again");
        assertThat(asked).containsExactlyInAnyOrder("ann", "bob", "cy");
        assertThat(reports.resolve("last.txt")).content().startsWith(folder + "/classann ACCEPTED");
    }

    @Test
    void submissions_are_judged_side_by_side() {
        CyclicBarrier three = new CyclicBarrier(3);
        ClassResults results = grading(submission -> {
            try {
                three.await(1, TimeUnit.MINUTES);
            } catch (InterruptedException | BrokenBarrierException | TimeoutException e) {
                throw new IllegalStateException(e);
            }
            return judge(submission);
        }, "judge").run(3, Freshness.EVERYTHING, progress());
        assertThat(results.submissions()).hasSize(3);
    }

    @Test
    void nobody_is_at_work_after_a_run_that_had_to_stop() {
        CountDownLatch started = new CountDownLatch(1);
        Grading.Judge stopping = submission -> {
            try {
                if (submission.name().equals("ann")) {
                    started.await();
                    throw new GradingException("no worker can be started", null);
                }
                started.countDown();
                new CountDownLatch(1).await();
            } catch (InterruptedException e) {
                asked.add(submission.name() + " interrupted");
            }
            return judge(submission);
        };
        assertThatThrownBy(() -> grading(stopping, "judge").run(2, Freshness.EVERYTHING, progress()))
                .isInstanceOf(GradingException.class);
        assertThat(asked).contains("bob interrupted");
    }

    @Test
    void an_interrupt_ends_the_run() {
        Grading endless = grading(submission -> {
            try {
                new CountDownLatch(1).await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            return judge(submission);
        }, "judge");
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> endless.run(2, Freshness.EVERYTHING, progress())).isInstanceOf(GradingException.class)
                .hasMessage("interrupted; what was judged is kept");
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void a_submission_has_not_the_name_of_a_report() throws IOException {
        Files.createDirectories(folder.resolve("class/ALL.txt"));
        assertThatThrownBy(this::run).isInstanceOf(GradingException.class).hasMessage("-Dsubmissions=" + folder
                + "/class: rename the submission ALL.txt, which is the name of a report");
        assertThat(asked).isEmpty();
        assertThat(reports).doesNotExist();
    }

    private ClassResults run() {
        return grading(this::judge, "judge").run(2, Freshness.WHAT_HAS_CHANGED, progress());
    }

    private Grading grading(Grading.Judge judge, String judgePrint) {
        return grading(judge, judgePrint, new Note("all.txt"));
    }

    private Grading grading(Grading.Judge judge, String judgePrint, ClassReport... ofAll) {
        return new Grading(ClassFolder.at(folder.resolve("class").toString()), reports, judge, judgePrint,
                List.of(new Note("note.txt")), List.of(ofAll));
    }

    private Results judge(Submission submission) {
        asked.add(submission.name());
        return Results.of(submission.name(), new Conditions(Isolation.PROCESS, Optional.empty(), 1),
                List.of(new ExerciseResult("bitmask", verdict, 100, 100, 0.5, List.of())));
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
