package nqueens.suite;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

import nqueens.judge.Exercise;
import nqueens.judge.Results;
import nqueens.judge.Submission;
import nqueens.report.JsonReport;

/**
 * The suite run on one submission by JUnit's launcher, as Maven runs it: the same classes, the same
 * worker processes, the same {@code results.json}.
 */
public final class SuiteRun {

    private final Map<String, String> settings = new LinkedHashMap<>();
    private final Launcher launcher;
    private final Path reports;

    private SuiteRun(Launcher launcher, Path submission, Path reports) {
        this.launcher = launcher;
        this.reports = reports;
        settings.put("submission", submission.toString());
        settings.put("kata.reports", reports.toString());
        settings.put("kata.console", "off");
        settings.put("kata.formats", "json");
        // what Maven was told of the whole run is not meant for each submission in it
        settings.put("kata.github", "false");
        settings.put("kata.minimum", "accepted");
        settings.put("junit.jupiter.execution.parallel.enabled", "false");
        // nothing of the suite is left out by a condition, and nobody reads a stack trace: a class is faster without
        settings.put("junit.jupiter.conditions.deactivate", "*");
        settings.put("junit.platform.stacktrace.pruning.enabled", "false");
    }

    /**
     * Prepares to judge a submission.
     *
     * @param submission the submission's folder
     * @param reports where its report goes: the caller's to delete
     * @return the run
     */
    public static SuiteRun of(Path submission, Path reports) {
        return new SuiteRun(LauncherFactory.create(), submission, reports);
    }

    /**
     * Prepares to judge one of many submissions.
     *
     * @param session keeps what they share
     * @param submission the submission's folder
     * @param reports where its report goes: the caller's to delete
     * @return the run
     */
    public static SuiteRun of(LauncherSession session, Path submission, Path reports) {
        return new SuiteRun(session.getLauncher(), submission, reports);
    }

    /**
     * Prepares to judge a submission of a class, by its name there.
     *
     * @param session keeps what the submissions share
     * @param submission the submission
     * @param reports where its report goes: the caller's to delete
     * @return the run
     */
    public static SuiteRun of(LauncherSession session, Submission submission, Path reports) {
        return of(session, submission.folder(), reports).with("kata.submissionName", submission.name())
                .with("submission", submission.folder().toUri().toString());
    }

    /**
     * Sets what {@code -D} would set.
     *
     * @param setting the property
     * @param value its value
     * @return this
     */
    public SuiteRun with(String setting, String value) {
        settings.put(setting, value);
        return this;
    }

    /**
     * Runs the suite's classes.
     *
     * @param exercises the exercises
     * @return what JUnit says of them
     */
    public TestExecutionSummary run(List<Exercise> exercises) {
        LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
                .selectors(exercises.stream()
                        .map(exercise -> selectClass("nqueens.suite." + exercise.suiteName())).toList())
                .configurationParameters(settings)
                .build();
        SummaryGeneratingListener summary = new SummaryGeneratingListener();
        launcher.execute(request, summary);
        return summary.getSummary();
    }

    /**
     * Runs the suite's classes, and reads the report.
     *
     * @param exercises the exercises
     * @return what the submission came to
     * @throws IllegalStateException if there is no report; the message says why
     */
    public Results judge(List<Exercise> exercises) {
        TestExecutionSummary summary = run(exercises);
        try {
            return JsonReport.results(Files.readString(reports.resolve(JsonReport.FILE)));
        } catch (IOException e) {
            throw new IllegalStateException(
                    summary.getFailures().stream().findFirst().map(SuiteRun::reason).orElse(e.toString()), e);
        }
    }

    /** Why nothing was judged: JUnit wraps what was thrown at the end of a run. */
    private static String reason(TestExecutionSummary.Failure failure) {
        Throwable innermost = failure.getException();
        while (innermost.getCause() != null) {
            innermost = innermost.getCause();
        }
        return innermost.getMessage();
    }
}
