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
import java.util.function.Supplier;

import nqueens.judge.ClassFolder;
import nqueens.judge.ClassResults;
import nqueens.judge.Results;
import nqueens.judge.Submission;
import nqueens.report.ClassReport;
import nqueens.report.ReportFolder;
import nqueens.report.SubmissionReport;

/** Judges the submissions of a class side by side, and reports on each and on all. */
final class Grading {

    /** Judges one submission. */
    @FunctionalInterface
    interface Judge {

        /**
         * Judges a submission.
         *
         * @param submission the submission
         * @return what it came to
         * @throws GradingException if nothing can be judged
         */
        Results judge(Submission submission);
    }

    private static final int PATIENCE_SECONDS = 10;

    private final ClassFolder classFolder;
    private final Path reports;
    private final Judge judge;
    private final String judgePrint;
    private final List<SubmissionReport> ofEach;
    private final List<ClassReport> ofAll;

    /**
     * Prepares to judge a class.
     *
     * @param classFolder the class
     * @param reports the folder for reports: in it, each submission has a folder by its name
     * @param judge judges one submission
     * @param judgePrint what the judge is made of: results are kept as long as it is the same
     * @param ofEach the reports on a submission, besides {@code results.json}
     * @param ofAll the reports on the class
     */
    Grading(ClassFolder classFolder, Path reports, Judge judge, String judgePrint, List<SubmissionReport> ofEach,
            List<ClassReport> ofAll) {
        this.classFolder = classFolder;
        this.reports = reports;
        this.judge = judge;
        this.judgePrint = judgePrint;
        this.ofEach = ofEach;
        this.ofAll = ofAll;
    }

    /**
     * Judges what has not been judged, or has changed since.
     *
     * @param threads how many submissions are judged at a time
     * @param fresh whether all are judged, whatever an earlier run has left
     * @param progress is told of each submission
     * @return what the class came to
     * @throws GradingException if the run has to stop in the middle; what was judged is kept for the next
     */
    ClassResults run(int threads, Freshness fresh, Progress progress) {
        ReportFolder folder = new ReportFolder(reports);
        try {
            checkNames();
            for (ClassReport report : ofAll) {
                // an earlier run's must not be taken for this one's
                folder.forget(report.file());
            }
            ClassResults results = new ClassResults(classFolder.name(), judged(threads, fresh, progress));
            write(folder, results);
            return results;
        } catch (IOException e) {
            throw new GradingException(reports + " can't be written to: " + e, e);
        } finally {
            progress.end();
        }
    }

    private void write(ReportFolder folder, ClassResults results) {
        Map<String, Supplier<String>> texts = new LinkedHashMap<>();
        ofAll.forEach(report -> texts.put(report.file(), () -> report.text(results)));
        try {
            folder.writeEach(texts);
        } catch (IOException e) {
            throw new GradingException("all was judged, and is kept, but a report is missing:\n" + e.getMessage(), e);
        }
    }

    private List<Results> judged(int threads, Freshness fresh, Progress progress) throws IOException {
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            List<Future<Results>> running = new ArrayList<>();
            for (Submission submission : classFolder.submissions()) {
                running.add(pool.submit(() -> judged(submission, fresh, progress)));
            }
            List<Results> results = new ArrayList<>();
            for (Future<Results> future : running) {
                results.add(future.get());
            }
            return results;
        } catch (ExecutionException e) {
            if (e.getCause() instanceof IOException cause) {
                throw cause;
            }
            throw e.getCause() instanceof GradingException cause ? cause
                    : new GradingException("the judge failed: " + e.getCause(), e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new GradingException("interrupted; what was judged is kept", e);
        } finally {
            end(pool);
        }
    }

    /** Lets those who are at work write what they have. */
    private static void end(ExecutorService pool) {
        pool.shutdownNow();
        try {
            pool.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private Results judged(Submission submission, Freshness fresh, Progress progress) throws IOException {
        SubmissionFolder folder = new SubmissionFolder(
                reports.resolve(submission.name()), Fingerprint.of(submission, judgePrint));
        Optional<Results> kept = fresh == Freshness.WHAT_HAS_CHANGED ? folder.kept() : Optional.empty();
        if (kept.isPresent()) {
            progress.keep();
            return kept.get();
        }
        folder.open();
        Results results = judge.judge(submission);
        folder.close(results, ofEach);
        progress.judge();
        return results;
    }

    /** A submission's folder of reports must not stand where a report on the class does. */
    private void checkNames() {
        for (Submission submission : classFolder.submissions()) {
            if (ofAll.stream().anyMatch(report -> report.file().equalsIgnoreCase(submission.name()))) {
                throw new GradingException("-Dsubmissions=" + classFolder.name() + ": rename the submission "
                        + submission.name() + ", which is the name of a report", null);
            }
        }
    }
}
