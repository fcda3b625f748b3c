package nqueens.grading;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import nqueens.judge.Judge;
import nqueens.judge.result.CheckResult;
import nqueens.judge.result.CheckResult.ReportedFault;
import nqueens.judge.result.Points;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.result.Results;
import nqueens.judge.submission.ClassFolder;
import nqueens.judge.submission.Fingerprint;
import nqueens.judge.submission.OpenedSubmission;
import nqueens.judge.submission.SettingsException;
import nqueens.judge.submission.Submission;
import nqueens.problem.Fault;
import nqueens.problem.Problem;
import nqueens.problem.Verdict;
import nqueens.problem.catalogue.Catalogue;
import nqueens.report.Report;
import nqueens.report.ReportFolder;
import nqueens.report.Reports;
import nqueens.report.format.JsonReport;
import nqueens.report.page.Appeal;
import nqueens.report.page.Rejudging;
import nqueens.report.text.FolderName;
import nqueens.report.text.ForeignText;

/**
 * Judges the submissions of a class in parallel, and reports on each submission and on the class. If the judge fails on
 * a submission, even for lack of memory, only that submission gets a {@code JUDGE_ERROR}. Results are kept until the
 * submission changes. Results by another judge (another version, or other settings) are only compared with the earlier
 * results, until the instructor applies them. Lines about progress go to {@code out}.
 */
record Grading(ClassFolder classFolder, Path reports, Function<OpenedSubmission, Results> judge,
        UnaryOperator<Results> failed, String judgeFingerprint, List<Report<Results>> ofEach, Points points,
        Optional<Duration> perSubmission, Consumer<String> out) {

    static final String SOURCES = "sources";
    static final String COLLECTED = "collected";
    private static final String SEAL = ".judged";
    private static final int PATIENCE_SECONDS = 10;
    private static final int NOW_AND_THEN_SECONDS = 10;

    /** Stops the judging of a submission or of a class; the message is one line for the instructor. */
    static final class Failure extends RuntimeException {

        private static final long serialVersionUID = 1L;

        Failure(String message, Throwable cause) {
            super(message, cause);
        }
    }

    enum EarlierResults {
        /** Earlier results are kept until the submission changes; results by another judge are only compared. */
        KEPT,
        /** Results by another judge replace earlier results. */
        REPLACED,
        /** Earlier results are ignored, and everything is judged again. */
        FORGOTTEN
    }

    record GradedClass(List<Results> results, long kept, Rejudging rejudging) {

        boolean isComplete() {
            return Stream.concat(results.stream(), rejudging.appeals().stream().map(Appeal::now))
                    .noneMatch(submission -> submission.verdict() == Verdict.JUDGE_ERROR);
        }
    }

    /** The results of a submission, and the results by another judge that don't count yet, if any. */
    private record GradedWork(Results results, boolean isKept, Optional<Appeal> aside) {
    }

    /** Creates a {@code JUDGE_ERROR} for each check; {@code trace} is null if the judge failed on another machine. */
    static Results failed(String name, Points points, String message, String trace) {
        ReportedFault fault = new ReportedFault(Fault.Kind.JUDGE, message, "", null);
        return Results.unjudged(name, points.graded().stream().map(exercise -> new ProblemResult(
                exercise.id(), Verdict.JUDGE_ERROR, 0, points.of(exercise), null, 0, null, List.of(), List.of(), null,
                trace, exercise.checks().stream().map(check -> new CheckResult(check.id(), check.title(),
                        Verdict.JUDGE_ERROR, 0, points.of(exercise, check), message, fault, null, null,
                        points.isHidden(check))).toList())).toList());
    }

    /** Judges new and changed submissions, and those that another judge judged, at most {@code threads} at a time. */
    GradedClass run(int threads, EarlierResults earlier) {
        try {
            // reports of an earlier run must not be mistaken for those of this run
            Reports.beginClass(new ReportFolder(reports));
            List<GradedWork> judged = judged(threads, earlier);
            List<Appeal> aside = judged.stream().flatMap(each -> each.aside().stream()).toList();
            // results for different sets of exercises don't fit into one gradebook
            Map<Boolean, List<Results>> fitting = judged.stream().map(GradedWork::results)
                    .collect(Collectors.partitioningBy(
                            each -> aside.isEmpty() || ids(each).equals(ids(aside.get(0).then()))));
            return new GradedClass(fitting.get(true), judged.stream().filter(GradedWork::isKept).count(),
                    new Rejudging(aside, fitting.get(false).stream().map(Results::submission).toList()));
        } catch (IOException e) {
            throw new Failure(reports + " can't be written to: " + e, e);
        }
    }

    private static List<String> ids(Results results) {
        return results.exercises().stream().map(ProblemResult::id).toList();
    }

    private List<GradedWork> judged(int threads, EarlierResults earlier) {
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        ScheduledExecutorService progress = Executors.newSingleThreadScheduledExecutor();
        try {
            Map<Submission, Future<GradedWork>> running = new LinkedHashMap<>();
            for (Submission submission : classFolder.submissions()) {
                running.put(submission, pool.submit(() -> judged(submission, earlier)));
            }
            progress.scheduleAtFixedRate(() -> out.accept("  "
                    + running.values().stream().filter(Future::isDone).count() + " of " + running.size()
                    + " judged\n"), NOW_AND_THEN_SECONDS, NOW_AND_THEN_SECONDS, TimeUnit.SECONDS);
            List<GradedWork> results = new ArrayList<>();
            for (Map.Entry<Submission, Future<GradedWork>> each : running.entrySet()) {
                results.add(outcome(each.getKey(), each.getValue()));
            }
            return results;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Failure("interrupted; what was judged is kept", e);
        } finally {
            progress.shutdownNow();
            end(pool);
        }
    }

    private GradedWork outcome(Submission submission, Future<GradedWork> future) throws InterruptedException {
        try {
            return future.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof SettingsException nothing) {
                throw nothing;
            }
            return failed(submission, e.getCause());
        }
    }

    private GradedWork failed(Submission submission, Throwable cause) {
        String reason = cause instanceof Failure known ? known.getMessage() : cause.toString();
        Results results = failed.apply(
                failed(submission.name(), points, Judge.failure(cause, reason), Judge.trace(cause)));
        // a seal that still exists is for the same work
        Optional<Results> then = kept(folder(submission), "");
        if (then.isEmpty()) {
            try {
                folder(submission).writeEach(ofEach, results);
            } catch (IOException | RuntimeException | Error unwritten) {
                // writing may fail for the same reason as judging; the reports on the class show the failure
            }
        }
        return new GradedWork(then.orElse(results), false, then.map(before -> new Appeal(before, results)));
    }

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
     * Judges a submission, unless earlier results still count. Finally writes a seal ({@link #seal}); results without
     * the right seal don't count. With {@code KEPT}, nothing is written if only the judge or its settings changed.
     */
    private GradedWork judged(Submission submission, EarlierResults earlier) {
        OpenedSubmission opened = new OpenedSubmission(submission, perSubmission);
        List<String> unjudged = points.unjudged(opened::hasBegun);
        String handedIn = opened.fingerprint(Catalogue.all()) + "\n";
        String made = handedIn + Fingerprint.of(List.of(judgeFingerprint, unjudged.toString())) + "\n";
        ReportFolder folder = folder(submission);
        Optional<Results> kept = earlier == EarlierResults.FORGOTTEN ? Optional.empty() : kept(folder, made);
        if (kept.isPresent()) {
            return new GradedWork(kept.get(), true, Optional.empty());
        }
        Optional<Results> then = earlier == EarlierResults.KEPT ? kept(folder, handedIn) : Optional.empty();
        try {
            if (then.isEmpty()) {
                folder.delete(SEAL);
            }
            Results judged = judge.apply(opened);
            Results results = unjudged.isEmpty() ? judged
                    : judged.withNotes(Stream.concat(opened.unjudgedFiles().stream(), unjudged.stream()).toList());
            if (then.isPresent()) {
                return new GradedWork(then.get(), false, Optional.of(new Appeal(then.get(), results)));
            }
            for (Report<Results> report : ofEach) {
                folder.write(report.file(), report.text(results));
            }
            if (!judgeFingerprint.equals(COLLECTED)) {
                folder.write("handed-in.txt", opened.handedInFiles().map(file -> ForeignText.plain(file).line() + "\n")
                        .collect(Collectors.joining()));
            }
            keepSources(opened, folder.path().resolve(SOURCES));
            folder.write(SEAL, seal(made, JsonReport.text(results)));
            return new GradedWork(results, false, Optional.empty());
        } catch (IOException e) {
            throw new Failure(folder.path() + " can't be written to: " + e, e);
        }
    }

    /** Stores the judged sources next to the results, where appeals and the search for copies read them. */
    private void keepSources(OpenedSubmission opened, Path place) throws IOException {
        new ReportFolder(place).delete();
        for (Problem problem : points.graded()) {
            for (Map.Entry<String, String> file : opened.reading(problem.solver()).files().entrySet()) {
                new ReportFolder(place.resolve(problem.id())).write(file.getKey(), file.getValue());
            }
        }
    }

    /** Returns the results of an earlier run, if their seal begins with {@code made}; never a {@code JUDGE_ERROR}. */
    private static Optional<Results> kept(ReportFolder folder, String made) {
        try {
            String json = Files.readString(folder.path().resolve(JsonReport.FILE));
            String seal = Files.readString(folder.path().resolve(SEAL));
            return seal.startsWith(made) && seal.endsWith(seal("", json))
                    ? Optional.of(JsonReport.results(json)).filter(results -> results.verdict() != Verdict.JUDGE_ERROR)
                    : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** Creates a seal: the fingerprints of files and judge in {@code made}, then the fingerprint of the results. */
    private static String seal(String made, String json) {
        return made + Fingerprint.of(List.of(json)) + "\n";
    }

    private ReportFolder folder(Submission submission) {
        return new ReportFolder(reports.resolve(FolderName.of(submission.name())));
    }
}
