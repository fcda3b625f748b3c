package nqueens.watch;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.core.LauncherFactory;

import nqueens.judge.Exercise;
import nqueens.judge.ProjectFolder;
import nqueens.judge.Results;
import nqueens.judge.Settings;
import nqueens.judge.SettingsException;
import nqueens.judge.Submission;
import nqueens.judge.process.ProcessWorkers.Use;
import nqueens.loop.FullScreen;
import nqueens.loop.Loop;
import nqueens.loop.PlainScreen;
import nqueens.loop.Screen;
import nqueens.report.ConsoleReport;
import nqueens.report.JsonReport;
import nqueens.report.ReportFolder;
import nqueens.report.Reports;
import nqueens.report.Style;
import nqueens.report.SubmissionReport;
import nqueens.report.Terminal;
import nqueens.suite.SuiteRun;

/** {@code mvn -q test -Pwatch}: judges exercises when they are saved, until it is told to quit. */
final class WatchExercises {

    private static final PrintStream OUT = PlainScreen.standardOutput();
    private static final ProjectFolder PROJECT = ProjectFolder.own();
    private static final Path STUBS = PROJECT.resolve("src/test/submissions/not_started/stubs");
    private static final int PATIENCE_SECONDS = 5;

    private final Settings settings;
    private final Submission submission;
    private final Screen screen;
    private final Style style;

    /**
     * Prepares a watch.
     *
     * @param settings what is watched
     * @param screen where it is shown
     * @param style how parts of it stand out
     * @throws SettingsException if there is nothing to watch
     */
    WatchExercises(Settings settings, Screen screen, Style style) {
        this.settings = settings;
        this.submission = settings.open();
        this.screen = screen;
        this.style = style;
    }

    /**
     * Watches until it is told to quit.
     *
     * @param arguments none
     */
    public static void main(String[] arguments) {
        Function<String, Optional<String>> properties = name -> Optional.ofNullable(System.getProperty(name));
        try {
            Settings settings = Settings.of(properties, Settings.ownJvmArguments());
            settings.open();
            Optional<Screen> fullScreen = FullScreen.open();
            Style style = Terminal.style(System.getenv(), properties, fullScreen.isPresent());
            String summary;
            try (Screen screen = fullScreen.orElseGet(() ->
                    new PlainScreen(new InputStreamReader(System.in, Charset.defaultCharset()), OUT))) {
                summary = new WatchExercises(settings, screen, style).run();
            }
            OUT.println(summary);
        } catch (SettingsException | IllegalStateException e) {
            OUT.print(ConsoleReport.nothing(e.getMessage()));
            OUT.flush();
            System.exit(1);
        }
    }

    /**
     * Watches until it is told to quit.
     *
     * @return how far the learner is, in one line
     * @throws IllegalStateException if nothing can be judged
     */
    String run() {
        ExecutorService reporting = Executors.newSingleThreadExecutor();
        Optional<String> summary = Optional.empty();
        try (LauncherSession session = LauncherFactory.openSession()) {
            Watch watch = new Watch(submission, settings.points(), STUBS, PROJECT.path(),
                    exercise -> judged(session, exercise), results -> reporting.execute(() -> write(results)), style,
                    System::nanoTime);
            Loop.run(watch, screen);
            summary = Optional.of(watch.summary());
        } catch (IllegalStateException e) {
            // what was being judged when it was told to quit ends by that, and says so
            if (summary.isEmpty()) {
                throw e;
            }
        } finally {
            end(reporting);
        }
        return summary.orElseThrow();
    }

    private Results judged(LauncherSession session, Exercise exercise) {
        return SuiteRun.of(session, submission.folder(), settings.reports().resolve("watch"))
                .with("kata.submissionName", submission.name())
                .with("kata.use", Use.ONE_AGAIN_AND_AGAIN.name()).judge(List.of(exercise));
    }

    private void write(Results results) {
        ReportFolder folder = new ReportFolder(settings.reports());
        try {
            folder.write(JsonReport.FILE, new JsonReport().text(results));
            for (SubmissionReport report : Reports.ofRun(System.getenv(), Instant.now(), settings.reports())) {
                folder.write(report.file(), report.text(results));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void end(ExecutorService reporting) {
        reporting.shutdown();
        try {
            reporting.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
