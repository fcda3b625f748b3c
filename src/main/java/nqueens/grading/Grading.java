package nqueens.grading;

import java.io.IOException;
import java.nio.file.Files;
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
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

import nqueens.judge.JudgeFailure;
import nqueens.judge.Work;
import nqueens.judge.result.CheckResult;
import nqueens.judge.result.ClassResults;
import nqueens.judge.result.FoundFault;
import nqueens.judge.result.Points;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.result.Results;
import nqueens.judge.submission.ClassFolder;
import nqueens.judge.submission.Fingerprint;
import nqueens.judge.submission.SettingsException;
import nqueens.judge.submission.Submission;
import nqueens.problem.Fault;
import nqueens.problem.Verdict;
import nqueens.report.Report;
import nqueens.report.ReportFolder;
import nqueens.report.format.JsonReport;
import nqueens.report.text.FolderName;

/**
 * Judges the submissions of a class side by side, and reports on each and on all. A failure on one of them, even if
 * memory runs out, is a {@code JUDGE_ERROR} of that one. Results are kept until the submission or the judge changes.
 */
record Grading(ClassFolder classFolder, Path reports, Function<Work, Results> judge,
        BiConsumer<Work, Results> listener, UnaryOperator<Results> failed, String judgePrint,
        List<Report<Results>> ofEach, List<Report<ClassResults>> ofAll, Points points) {

    private static final String SEAL = ".judged";
    private static final int PATIENCE_SECONDS = 10;

    /** Stops the judging of a submission or of a class; the message is one line for people. */
    static final class Failure extends RuntimeException {

        private static final long serialVersionUID = 1L;

        Failure(String message, Throwable cause) {
            super(message, cause);
        }
    }

    /** A class that was judged, and its reports that could not be written, each with the reason. */
    record GradedClass(ClassResults results, List<String> missing) {

        /** Whether every verdict and every report is there. */
        boolean isComplete() {
            return missing.isEmpty() && results.submissions().stream()
                    .noneMatch(submission -> submission.verdict() == Verdict.JUDGE_ERROR);
        }
    }

    /** Gives a {@code JUDGE_ERROR} for each check of a submission on which the judge failed. */
    static Results failed(String name, Points points, String message) {
        FoundFault fault = new FoundFault(Fault.Kind.JUDGE, message, "", null);
        return Results.unjudged(name, points.graded().stream().map(exercise -> new ProblemResult(
                exercise.id(), Verdict.JUDGE_ERROR, 0, points.of(exercise), 0, exercise.checks().stream()
                        .map(check -> new CheckResult(check.id(), check.title(), Verdict.JUDGE_ERROR, 0,
                                points.of(exercise, check), message, fault, null, null, points.isHidden(check)))
                        .toList())).toList());
    }

    /**
     * Judges submissions that are new or have changed; all if {@code isFresh}. At most {@code threads} submissions are
     * judged at a time.
     */
    GradedClass run(int threads, boolean isFresh, ClassProgress progress) {
        ReportFolder folder = new ReportFolder(reports);
        try {
            for (Report<ClassResults> report : ofAll) {
                // an earlier run's reports must not be taken for this one's
                folder.forget(report.file());
            }
            ClassResults results = new ClassResults(classFolder.name(), judged(threads, isFresh, progress));
            return new GradedClass(results, missing(ofAll, results));
        } catch (SettingsException e) {
            if (progress.kept() == 0) {
                throw e;
            }
            throw new Failure(e.getMessage() + "; judged before and kept: " + progress.kept(), e);
        } catch (IOException e) {
            throw new Failure(reports + " can't be written to: " + e, e);
        } finally {
            progress.end();
        }
    }

    /** Writes reports on the class, and tells which can't be written, and why. */
    List<String> missing(List<Report<ClassResults>> ofClass, ClassResults results) {
        try {
            new ReportFolder(reports).writeEach(ofClass, results);
            return List.of();
        } catch (IOException e) {
            return e.getMessage().lines().toList();
        }
    }

    private List<Results> judged(int threads, boolean isFresh, ClassProgress progress) {
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            Map<Submission, Future<Results>> running = new LinkedHashMap<>();
            for (Submission submission : classFolder.submissions()) {
                running.put(submission, pool.submit(() -> judged(submission, isFresh, progress)));
            }
            List<Results> results = new ArrayList<>();
            for (Map.Entry<Submission, Future<Results>> each : running.entrySet()) {
                results.add(outcome(each.getKey(), each.getValue()));
            }
            return results;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Failure("interrupted; what was judged is kept", e);
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
            Throwable cause = e.getCause();
            String reason = cause instanceof Failure known ? known.getMessage() : cause.toString();
            List<ProblemResult> exercises = new ArrayList<>(
                    failed(submission.name(), points, JudgeFailure.message(cause, reason)).exercises());
            exercises.set(0, exercises.get(0).failedAt(JudgeFailure.trace(cause)));
            Results results = failed.apply(Results.unjudged(submission.name(), exercises));
            try {
                folder(submission).writeEach(ofEach, results);
            } catch (IOException | RuntimeException | Error unwritten) {
                // perhaps the very reason of the failure, which the reports on the class tell, too
                return results;
            }
            return results;
        }
    }

    /** Lets the judging threads write their results, even if the run itself was interrupted. */
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

    /**
     * Judges a submission, unless an earlier run has. Once all its reports are written, a seal says from what they were
     * made; without the right seal they aren't taken for results.
     */
    private Results judged(Submission submission, boolean isFresh, ClassProgress progress) {
        Work work = new Work(submission);
        List<String> unjudged = points.unjudged(work::hasBegun);
        String fingerprint = work.fingerprint(points.graded(), judgePrint + unjudged);
        ReportFolder folder = folder(submission);
        Optional<Results> kept = isFresh ? Optional.empty() : kept(folder, fingerprint);
        if (kept.isPresent()) {
            progress.keep();
            listener.accept(work, kept.get());
            return kept.get();
        }
        progress.begin(submission.name());
        try {
            folder.delete(SEAL);
            Results judged = judge.apply(work);
            Results results = unjudged.isEmpty() ? judged
                    : judged.noting(Stream.concat(work.open().stream(), unjudged.stream()).toList());
            for (Report<Results> report : ofEach) {
                folder.write(report.file(), report.text(results));
            }
            folder.write(SEAL, seal(fingerprint, JsonReport.text(results)));
            listener.accept(work, results);
            return results;
        } catch (IOException e) {
            throw new Failure(folder.path() + " can't be written to: " + e, e);
        } finally {
            progress.finish(submission.name());
        }
    }

    /** The results of an earlier run, if its seal has the same fingerprint; a {@code JUDGE_ERROR} is not kept. */
    private static Optional<Results> kept(ReportFolder folder, String fingerprint) {
        try {
            String json = Files.readString(folder.path().resolve(JsonReport.FILE));
            return Files.readString(folder.path().resolve(SEAL)).equals(seal(fingerprint, json))
                    ? Optional.of(JsonReport.results(json)).filter(results -> results.verdict() != Verdict.JUDGE_ERROR)
                    : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private static String seal(String fingerprint, String json) {
        return fingerprint + "\n" + Fingerprint.of(List.of(json)) + "\n";
    }

    private ReportFolder folder(Submission submission) {
        return new ReportFolder(reports.resolve(FolderName.of(submission.name())));
    }
}
