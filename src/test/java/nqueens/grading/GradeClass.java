package nqueens.grading;

import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

import org.junit.jupiter.api.Test;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.core.LauncherFactory;

import nqueens.judge.ClassFolder;
import nqueens.judge.Exercise;
import nqueens.judge.Isolation;
import nqueens.judge.Results;
import nqueens.judge.Settings;
import nqueens.judge.SettingsException;
import nqueens.judge.Submission;
import nqueens.judge.process.ProcessWorkers.Use;
import nqueens.report.ClassConsoleReport;
import nqueens.report.ConsoleReport;
import nqueens.report.FolderName;
import nqueens.report.GithubStep;
import nqueens.report.Reports;
import nqueens.report.Terminal;
import nqueens.suite.SuiteRun;

/**
 * {@code mvn test -Dsubmissions=DIR}: judges every folder in DIR as one submission. It has the shape of a
 * test, so that Maven runs it; it fails where a verdict is owed, and not where a submission is wrong.
 */
class GradeClass {

    private static final Function<String, Optional<String>> PROPERTIES =
            name -> Optional.ofNullable(System.getProperty(name));

    @Test
    void every_submission_is_judged() throws IOException {
        List<String> problems = new ArrayList<>();
        try {
            GradedClass graded = graded();
            List<String> failed = ClassConsoleReport.failed(graded.results());
            if (!failed.isEmpty()) {
                problems.add("JUDGE ERROR: " + String.join(", ", failed));
            }
            problems.addAll(graded.missing());
        } catch (SettingsException e) {
            print(ConsoleReport.nothing(e.getMessage()));
            throw new AssertionError("nothing was judged");
        } catch (GradingException e) {
            print(ConsoleReport.unfinished(e.getMessage()));
            throw new AssertionError("the class is not finished");
        }
        if (!problems.isEmpty()) {
            fail(String.join("; ", problems));
        }
    }

    private static GradedClass graded() throws IOException {
        Settings settings = Settings.of(PROPERTIES, Settings.ownJvmArguments());
        if (settings.isolation().equals(Optional.of(Isolation.NONE))) {
            throw new SettingsException("-Dkata.isolation=none has no limits: a class is judged in workers");
        }
        if (PROPERTIES.apply("submission").isPresent()) {
            throw new SettingsException("-Dsubmission= and -Dsubmissions= were both given: one of them, please");
        }
        Optional<GithubStep> step = GithubStep.of(PROPERTIES, System.getenv());
        ClassFolder classFolder = ClassFolder.at(System.getProperty("submissions", ""));
        Freshness freshness = PROPERTIES.apply("kata.fresh").filter(value -> !value.equals("false")).isPresent()
                ? Freshness.EVERYTHING : Freshness.WHAT_HAS_CHANGED;
        // one more than there are cores: while one waits for a process to start or to end, another works
        int threads = Runtime.getRuntime().availableProcessors() + 1;
        Progress progress = new Progress(classFolder.submissions().size(), GradeClass::print,
                Terminal.isTerminal(), System::nanoTime);
        ScheduledExecutorService everySecond = Executors.newSingleThreadScheduledExecutor();
        try (LauncherSession session = LauncherFactory.openSession()) {
            everySecond.scheduleAtFixedRate(progress::tell, 1, 1, TimeUnit.SECONDS);
            List<Exercise> exercises = Arrays.stream(Exercise.values()).filter(settings.points()::isJudged).toList();
            GradedClass graded = new Grading(classFolder, settings.reports(),
                    submission -> judged(session, submission, settings, exercises), judgePrint(settings),
                    Reports.ofSubmission(System.getenv(), Instant.now()), Reports.ofClass(),
                    settings.points()).run(threads, freshness, progress);
            print(new ClassConsoleReport(settings.reports().toString().replace('\\', '/'))
                    .text(graded.results(), classFolder, progress.kept()));
            graded.missing().forEach(report -> print("REPORT MISSING: " + report + "\n"));
            if (step.isPresent()) {
                step.get().tell(graded.results());
            }
            return graded;
        } finally {
            everySecond.shutdownNow();
        }
    }

    private static Results judged(
            LauncherSession session, Submission submission, Settings settings, List<Exercise> exercises) {
        try {
            return SuiteRun.of(session, submission.folder(),
                            settings.reports().resolve(FolderName.of(submission.name())))
                    .with("kata.use", Use.MANY.name()).judge(exercises);
        } catch (IllegalStateException e) {
            throw new GradingException(e.getMessage(), e);
        }
    }

    /** What a verdict depends on besides the submission: the classes of judge and suite, and the settings. */
    private static String judgePrint(Settings settings) {
        return Fingerprint.ofJudge(List.of(classes(Submission.class), classes(SuiteRun.class)),
                String.join("\n", settings.points().toString(), settings.isolation().toString(),
                        settings.timeScale().toString(), Runtime.version().toString()));
    }

    private static Path classes(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void print(String text) {
        System.out.print(text);
        System.out.flush();
    }
}
