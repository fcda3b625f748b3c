package nqueens.watch;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

import nqueens.judge.InProcessWorkers;
import nqueens.judge.Judge;
import nqueens.judge.Judging;
import nqueens.judge.Settings;
import nqueens.judge.Workers;
import nqueens.judge.limit.Isolation;
import nqueens.judge.process.ProcessWorkers.Use;
import nqueens.judge.process.ProcessWorkers;
import nqueens.judge.result.JudgedBy;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.result.Results;
import nqueens.judge.submission.ProjectFolder;
import nqueens.judge.submission.SettingsException;
import nqueens.judge.submission.Submission;
import nqueens.judge.worker.SubmissionLoader;
import nqueens.loop.FullScreen;
import nqueens.loop.Loop;
import nqueens.loop.Screen;
import nqueens.problem.Problem;
import nqueens.problem.catalogue.Catalogue;
import nqueens.report.ReportFolder;
import nqueens.report.Reports;
import nqueens.report.console.ConsoleReport;
import nqueens.report.console.Style;
import nqueens.report.console.Terminal;
import nqueens.report.page.ShownRun;

/** {@code mvn -q test -Pwatch}: judges exercises when they are saved, until it is told to quit. */
public final class WatchExercises {

    private static final PrintStream OUT = Terminal.standardOutput();
    private static final ProjectFolder PROJECT = ProjectFolder.own();
    private static final int PATIENCE_SECONDS = 5;

    private WatchExercises() {
    }

    /** Watches until it is told to quit; there are no arguments. */
    public static void main(String[] arguments) {
        try {
            Settings settings = Settings.of(Settings::property, Settings.ownJvmArguments());
            settings.open();
            String summary;
            try (Screen screen = Screen.open(OUT)) {
                summary = run(settings, screen,
                        Terminal.style(System.getenv(), Settings::property, screen instanceof FullScreen));
            }
            OUT.println(summary);
        } catch (SettingsException | IllegalStateException | UncheckedIOException e) {
            OUT.print(ConsoleReport.nothing(e.getMessage()));
            System.exit(1);
        }
    }

    /** Watches until it is told to quit, and says how far the learner is, in one line. */
    static String run(Settings settings, Screen screen, Style style) {
        Submission submission = settings.open();
        ExecutorService reporting = Executors.newSingleThreadExecutor();
        Map<Problem, Judging> judged = new ConcurrentHashMap<>();
        try (Workers workers = workers(settings)) {
            Judge judge = new Judge(workers, settings.points(), settings.seed());
            JudgedBy judgedBy = JudgedBy.of(PROJECT, settings.points(), Instant.now());
            List<Problem> exercises = Catalogue.all().stream().filter(each -> settings.points().isGraded(each)
                    || each.place() == Problem.Place.UPPER).toList();
            LivePage page = new LivePage(new ReportFolder(settings.reports()), reporting, results -> ShownRun.of(
                    results, problem -> Optional.ofNullable(judged.get(problem))));
            Watch watch = new Watch(submission, exercises, settings.points(), PROJECT.path(),
                    (exercise, listener) -> {
                        Judging judging = judge.beginRecorded(submission);
                        ProblemResult result = judging.judge(exercise, listener);
                        judged.put(exercise, judging);
                        return Results.of(submission.name(), workers.conditions(), List.of(result))
                                .drawnFrom(settings.seed())
                                .judgedBy(judgedBy.at(Instant.now()), judging.work().commit());
                    },
                    page, style, System::nanoTime);
            Loop.run(watch, screen);
            if (watch.isJudging()) {
                page.end();
            }
            return watch.summary() + workers.conditions().warning().map(warning -> "\n" + warning.strip()).orElse("");
        } finally {
            end(reporting);
        }
    }

    /** The reports, which are written beside the watch. */
    private record LivePage(ReportFolder folder, ExecutorService reporting, Function<Results, ShownRun> shown)
            implements Watch.Reports {

        @Override
        public void begin(Optional<Problem> saved) {
            write(() -> Reports.begin(saved, folder));
        }

        @Override
        public void take(Results results, Problem current) {
            write(() -> folder.writeEach(Reports.ofRun(folder.path()), shown.apply(results).showing(current)));
        }

        void end() {
            write(() -> Reports.end(folder));
        }

        /** Something is written that may fail. */
        @FunctionalInterface
        private interface Writing {
            void write() throws IOException;
        }

        private void write(Writing writing) {
            reporting.execute(() -> {
                try {
                    writing.write();
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            });
        }
    }

    private static Workers workers(Settings settings) {
        return settings.isolation().equals(Optional.of(Isolation.NONE))
                ? new InProcessWorkers(classes -> new SubmissionLoader(classes.get().files()))
                : new ProcessWorkers(Use.ONE_AGAIN_AND_AGAIN, settings.isolation(), settings.timeScale());
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
