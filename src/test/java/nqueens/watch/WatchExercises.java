package nqueens.watch;

import java.io.IOException;
import java.io.InputStreamReader;
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
import nqueens.judge.Results;
import nqueens.judge.Settings;
import nqueens.judge.SettingsException;
import nqueens.judge.Submission;
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

    private static final Function<String, Optional<String>> PROPERTIES =
            name -> Optional.ofNullable(System.getProperty(name));
    private static final Path STUBS = Path.of("src/test/submissions/not_started/stubs");

    private final LauncherSession session;
    private final Settings settings;
    private final Submission submission;

    private WatchExercises(LauncherSession session, Settings settings) {
        this.session = session;
        this.settings = settings;
        this.submission = settings.open();
    }

    /**
     * Watches until it is told to quit.
     *
     * @param arguments none
     */
    public static void main(String[] arguments) {
        try (LauncherSession session = LauncherFactory.openSession()) {
            new WatchExercises(session, Settings.of(PROPERTIES, Settings.ownJvmArguments())).run();
        } catch (SettingsException | IllegalStateException e) {
            System.out.print(ConsoleReport.nothing(e.getMessage()));
            System.exit(1);
        }
    }

    private void run() {
        ExecutorService reporting = Executors.newSingleThreadExecutor();
        Optional<Screen> fullScreen = FullScreen.open();
        Style style = Terminal.style(System.getenv(), PROPERTIES, fullScreen.isPresent());
        Watch watch = new Watch(submission, settings.points(), STUBS, Path.of(""), this::judged,
                results -> reporting.execute(() -> write(results)), style, System::nanoTime);
        try (Screen screen = fullScreen.orElseGet(() ->
                new PlainScreen(new InputStreamReader(System.in, Charset.defaultCharset()), System.out))) {
            Loop.run(watch, screen);
        } finally {
            end(reporting);
        }
        System.out.println(watch.summary());
    }

    private Results judged(Exercise exercise) {
        return SuiteRun.of(session, submission.folder(), settings.reports().resolve("watch"))
                .with("kata.submissionName", submission.name()).judge(List.of(exercise));
    }

    private void write(Results results) {
        ReportFolder folder = new ReportFolder(settings.reports());
        try {
            folder.write(JsonReport.FILE, new JsonReport().text(results));
            for (SubmissionReport report : Reports.ofSubmission(System.getenv(), Instant.now())) {
                folder.write(report.file(), report.text(results));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void end(ExecutorService reporting) {
        reporting.shutdown();
        try {
            reporting.awaitTermination(2, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
