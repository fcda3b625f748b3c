package nqueens.grading;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Supplier;

import nqueens.judge.ClassFolder;
import nqueens.judge.ClassResults;
import nqueens.judge.Points;
import nqueens.judge.Results;
import nqueens.judge.SettingsException;
import nqueens.judge.Submission;
import nqueens.report.ClassReport;
import nqueens.report.FolderName;
import nqueens.report.ReportFolder;
import nqueens.report.SubmissionReport;

/**
 * Judges the submissions of a class side by side, and reports on each and on all. Whatever happens to one of them, even
 * if the judge runs out of memory, is a {@code JUDGE_ERROR} of that one: the others are judged, and the class is
 * reported on.
 */
final class Grading {

    private static final int PATIENCE_SECONDS = 10;

    private final ClassFolder classFolder;
    private final Path reports;
    private final Function<Submission, Results> judge;
    private final String judgePrint;
    private final List<SubmissionReport> ofEach;
    private final List<ClassReport> ofAll;
    private final Points points;

    /**
     * Prepares to judge a class.
     *
     * @param classFolder the class
     * @param reports the folder for reports: in it, each submission has a folder by its {@link FolderName}
     * @param judge judges one submission; throws a {@link GradingException} if it can't, which says why, and a
     *     {@link SettingsException} if nothing can be judged
     * @param judgePrint what the judge is made of: results are kept as long as it is the same
     * @param ofEach the reports on a submission, besides {@code results.json}
     * @param ofAll the reports on the class
     * @param points what is judged, and what it is worth
     */
    Grading(ClassFolder classFolder, Path reports, Function<Submission, Results> judge, String judgePrint,
            List<SubmissionReport> ofEach, List<ClassReport> ofAll, Points points) {
        this.classFolder = classFolder;
        this.reports = reports;
        this.judge = judge;
        this.judgePrint = judgePrint;
        this.ofEach = ofEach;
        this.ofAll = ofAll;
        this.points = points;
    }

    /**
     * Judges what has not been judged, or has changed since.
     *
     * @param threads how many submissions are judged at a time
     * @param fresh whether all are judged, whatever an earlier run has left
     * @param progress is told of each submission
     * @return what the class came to, and which reports on it are missing
     * @throws GradingException if the run is interrupted; what was judged is kept for the next
     * @throws SettingsException if nothing can be judged
     */
    GradedClass run(int threads, Freshness fresh, Progress progress) {
        ReportFolder folder = new ReportFolder(reports);
        try {
            for (ClassReport report : ofAll) {
                // an earlier run's must not be taken for this one's
                forget(folder, report);
            }
            ClassResults results = new ClassResults(classFolder.name(), judged(threads, fresh, progress));
            return new GradedClass(results, missing(folder, results));
        } finally {
            progress.end();
        }
    }

    private static void forget(ReportFolder folder, ClassReport report) {
        try {
            folder.forget(report.file());
        } catch (IOException e) {
            // what is in its way now is in the way at the end, too, and told then
            return;
        }
    }

    /** Writes each report on the class, and tells which can't be written, and why. */
    private List<String> missing(ReportFolder folder, ClassResults results) {
        Map<String, Supplier<String>> texts = new LinkedHashMap<>();
        ofAll.forEach(report -> texts.put(report.file(), () -> report.text(results)));
        try {
            folder.writeEach(texts);
            return List.of();
        } catch (IOException e) {
            return e.getMessage().lines().toList();
        }
    }

    private List<Results> judged(int threads, Freshness fresh, Progress progress) {
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            Map<Submission, Future<Results>> running = new LinkedHashMap<>();
            for (Submission submission : classFolder.submissions()) {
                running.put(submission, pool.submit(() -> judged(submission, fresh, progress)));
            }
            List<Results> results = new ArrayList<>();
            for (Map.Entry<Submission, Future<Results>> each : running.entrySet()) {
                results.add(outcome(each.getKey(), each.getValue()));
            }
            return results;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new GradingException("interrupted; what was judged is kept", e);
        } finally {
            end(pool);
        }
    }

    private Results outcome(Submission submission, Future<Results> future) throws InterruptedException {
        try {
            return future.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof SettingsException nothing) {
                throw nothing;
            }
            String reason = e.getCause() instanceof GradingException known ? known.getMessage()
                    : e.getCause().toString();
            Results results = new FailedJudging(points).of(submission.name(),
                    "the judge failed, not the submission; run it again: " + reason);
            SubmissionFolder.writeWhatCanBe(folder(submission), results, ofEach);
            return results;
        }
    }

    /** Lets those who are at work write what they have, also where the run itself was interrupted. */
    private static void end(ExecutorService pool) {
        boolean wasInterrupted = Thread.interrupted();
        pool.shutdownNow();
        try {
            pool.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            wasInterrupted = true;
        }
        if (wasInterrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private Results judged(Submission submission, Freshness fresh, Progress progress) {
        SubmissionFolder folder = new SubmissionFolder(folder(submission),
                Fingerprint.of(submission, points.graded(), judgePrint));
        Optional<Results> kept = fresh == Freshness.WHAT_HAS_CHANGED ? folder.kept() : Optional.empty();
        if (kept.isPresent()) {
            progress.keep();
            return kept.get();
        }
        progress.begin(submission.name());
        try {
            folder.open();
            Results results = judge.apply(submission);
            folder.close(results, ofEach);
            return results;
        } catch (IOException e) {
            throw new GradingException(folder(submission) + " can't be written to: " + e, e);
        } finally {
            progress.judge(submission.name());
        }
    }

    private Path folder(Submission submission) {
        return reports.resolve(FolderName.of(submission.name()));
    }
}
