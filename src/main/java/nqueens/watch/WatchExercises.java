package nqueens.watch;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

import nqueens.judge.InProcessWorkers;
import nqueens.judge.Isolation;
import nqueens.judge.Judge;
import nqueens.judge.ProjectFolder;
import nqueens.judge.Results;
import nqueens.judge.Settings;
import nqueens.judge.SettingsException;
import nqueens.judge.Submission;
import nqueens.judge.Workers;
import nqueens.judge.process.ProcessWorkers;
import nqueens.judge.process.ProcessWorkers.Use;
import nqueens.judge.worker.SubmissionLoader;
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

/** {@code mvn -q test -Pwatch}: judges exercises when they are saved, until it is told to quit. */
public final class WatchExercises {

    private static final PrintStream OUT = Terminal.standardOutput();
    private static final ProjectFolder PROJECT = ProjectFolder.own();
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
        } catch (SettingsException | IllegalStateException | UncheckedIOException e) {
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
     * @throws SettingsException if the isolation can't be had that was demanded
     */
    String run() {
        ExecutorService reporting = Executors.newSingleThreadExecutor();
        try (Workers workers = workers()) {
            Judge judge = new Judge(workers, settings.points());
            Watch watch = new Watch(submission, settings.points().graded(), settings.points(), PROJECT.path(),
                    exercise -> judge.judge(submission, List.of(exercise), Judge.Listener.NONE),
                    results -> reporting.execute(() -> write(results)), style, System::nanoTime);
            Loop.run(watch, screen);
            return watch.summary();
        } finally {
            end(reporting);
        }
    }

    private Workers workers() {
        return settings.isolation().equals(Optional.of(Isolation.NONE))
                ? new InProcessWorkers(classes -> new SubmissionLoader(classes.get().files()))
                : new ProcessWorkers(Use.ONE_AGAIN_AND_AGAIN, settings.isolation(), settings.timeScale());
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
