package nqueens.submissions;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import com.google.gson.Gson;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

import nqueens.judge.Exercise;
import nqueens.judge.Results;

/**
 * The suite run on one submission by JUnit's launcher, as Maven runs it: the same classes, the same
 * worker processes, the same report.
 */
final class SuiteRun {

    private final Map<String, String> settings = new LinkedHashMap<>();
    private final Launcher launcher;
    private final Path reports;

    private SuiteRun(Launcher launcher, Path submission, Path reports) {
        this.launcher = launcher;
        this.reports = reports;
        settings.put("submission", submission.toString());
        settings.put("kata.reports", reports.toString());
        settings.put("kata.console", "off");
        settings.put("kata.isolation", "process");
        settings.put("junit.jupiter.execution.parallel.enabled", "false");
    }

    /** Prepares to judge a submission; its report goes to a folder that is the caller's to delete. */
    static SuiteRun of(Path submission, Path reports) {
        return new SuiteRun(LauncherFactory.create(), submission, reports);
    }

    /** Prepares to judge one of many submissions, which share what a session of the launcher keeps. */
    static SuiteRun of(LauncherSession session, Path submission, Path reports) {
        return new SuiteRun(session.getLauncher(), submission, reports);
    }

    SuiteRun with(String setting, String value) {
        settings.put(setting, value);
        return this;
    }

    /** Runs the suite's classes for these exercises. */
    TestExecutionSummary run(List<Exercise> exercises) {
        LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
                .selectors(exercises.stream()
                        .map(exercise -> selectClass("nqueens.suite." + exercise.suiteName())).toList())
                .configurationParameters(settings)
                .build();
        SummaryGeneratingListener summary = new SummaryGeneratingListener();
        launcher.execute(request, summary);
        return summary.getSummary();
    }

    /** Runs the suite's classes for these exercises, and reads the report. */
    Results judge(List<Exercise> exercises) {
        run(exercises);
        try {
            return new Gson().fromJson(Files.readString(reports.resolve("results.json")), Results.class);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
