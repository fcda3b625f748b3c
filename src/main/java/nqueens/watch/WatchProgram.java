package nqueens.watch;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;

import nqueens.judge.Judge;
import nqueens.judge.Judgement;
import nqueens.judge.Settings;
import nqueens.judge.Workers;
import nqueens.judge.process.ProcessWorkers;
import nqueens.judge.process.ProcessWorkers.Workload;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.submission.OpenedSubmission;
import nqueens.judge.submission.SettingsException;
import nqueens.judge.submission.Submission;
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
import nqueens.report.page.SubmissionPage;
import nqueens.watch.Watch.Watched;

/** {@code mvn -q test -Pwatch}: judges exercises when they are saved, until the user quits. */
public final class WatchProgram {

    private static final PrintStream OUT = Terminal.standardOutput();

    private final Submission submission;
    private final Judge judge;
    private final ReportFolder folder;
    private volatile Optional<Judgement> judgement = Optional.empty();
    /** Why the latest attempt to write reports failed, as lines for the console; empty if it succeeded. */
    private volatile String missing = "";

    private interface FileWriting {
        void write() throws IOException;
    }

    private WatchProgram(Submission submission, Judge judge, ReportFolder folder) {
        this.submission = submission;
        this.judge = judge;
        this.folder = folder;
    }

    /** Watches until the user quits; takes no arguments. */
    public static void main(String[] arguments) {
        try {
            Settings settings = Settings.of(Settings::property, Settings.ownJvmArguments());
            String summary;
            try (Screen screen = FullScreen.open(OUT)) {
                summary = run(settings, screen,
                        Terminal.style(System.getenv(), Settings::property, screen instanceof FullScreen));
            }
            OUT.println(summary);
        } catch (SettingsException | IllegalStateException | IOException | UncheckedIOException e) {
            OUT.print(ConsoleReport.nothingJudged(e.getMessage()));
            System.exit(1);
        }
    }

    static String run(Settings settings, Screen screen, Style style) {
        Submission submission = settings.open();
        List<Problem> exercises = Catalogue.all().stream().filter(each -> settings.points().isGraded(each)
                || each.category() == Problem.Category.UPPER).toList();
        Judge judge = ProcessWorkers.judge(settings, Workload.ONE_AGAIN_AND_AGAIN);
        try (Workers workers = judge.workers()) {
            WatchProgram program = new WatchProgram(submission, judge, new ReportFolder(settings.reports()));
            Watch watch = new Watch(new Watched(submission, exercises, settings.points()), program::judge,
                    program::report, new ConsoleReport(style), System::nanoTime);
            Loop.run(watch, screen);
            if (watch.screenful().isSettled()) {
                // the user may have left before the page was written
                program.report(watch.current());
            } else {
                program.write(() -> Reports.end(program.folder));
            }
            return watch.summary() + workers.conditions().warning().map(warning -> "\n" + warning.strip()).orElse("")
                    + program.missing;
        }
    }

    private ProblemResult judge(Problem exercise) {
        write(() -> Reports.begin(Optional.of(exercise), folder));
        Judgement judged = judge.judge(new OpenedSubmission(submission), List.of(exercise), Judge.Listener.NONE);
        judgement = Optional.of(judgement.map(earlier -> earlier.with(judged)).orElse(judged));
        return judged.results().exercises().get(0);
    }

    private void report(Problem current) {
        write(() -> folder.writeEach(Reports.ofRun(),
                SubmissionPage.own(judgement.orElseThrow(), Optional.of(current))));
    }

    private void write(FileWriting writing) {
        try {
            writing.write();
            missing = "";
        } catch (IOException e) {
            // the next judging writes the files again
            missing = "\nN-Queens kata: a report is missing:\n" + e.getMessage();
        }
    }
}
