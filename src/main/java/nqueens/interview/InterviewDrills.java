package nqueens.interview;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.util.Optional;
import java.util.Random;

import nqueens.judge.Judge;
import nqueens.judge.Settings;
import nqueens.judge.limit.Isolation;
import nqueens.judge.process.ProcessWorkers;
import nqueens.judge.process.ProcessWorkers.Workload;
import nqueens.judge.submission.GivenProperties;
import nqueens.judge.submission.ProjectFolder;
import nqueens.judge.submission.SettingsException;
import nqueens.loop.FullScreen;
import nqueens.loop.Loop;
import nqueens.loop.Screen;
import nqueens.loop.Wrapping;
import nqueens.report.console.ConsoleReport;
import nqueens.report.console.Style;
import nqueens.report.console.Terminal;

/** {@code mvn -q test -Pinterview}: a drill with a clock, until it is over. */
public final class InterviewDrills {

    private static final PrintStream OUT = Terminal.standardOutput();
    /** The width of most terminals. */
    private static final int COLUMNS = 80;

    private InterviewDrills() {
    }

    /** Holds an interview, unless one is running in another terminal; takes no arguments. */
    public static void main(String[] arguments) {
        Path root = ProjectFolder.own().resolve("interview");
        try {
            Files.createDirectories(root);
            // the system releases the lock, however this program ends
            try (FileChannel lock = FileChannel.open(root.resolve(".lock"), StandardOpenOption.CREATE,
                    StandardOpenOption.WRITE)) {
                if (lock.tryLock() == null) {
                    throw new SettingsException("an interview runs in another terminal: go on there, or end it first");
                }
                hold(root);
            }
        } catch (SettingsException | IllegalStateException | IOException | UncheckedIOException e) {
            OUT.print(ConsoleReport.nothing(e.getMessage()));
            System.exit(1);
        }
    }

    private static void hold(Path root) throws IOException {
        Settings settings = Settings.of(Settings::property, Settings.ownJvmArguments());
        if (settings.isolation().equals(Optional.of(Isolation.NONE))) {
            throw new SettingsException("-Dkata.isolation=none has no limits: drills are judged in workers");
        }
        InterviewHistory history = InterviewHistory.read(root);
        Clock clock = Clock.systemDefaultZone();
        Interview state = history.begun(new GivenProperties(Settings::property), clock, new Random());
        try (ProcessWorkers workers = new ProcessWorkers(Workload.FEW, settings.isolation(), settings.timeScale())) {
            Judge judge = new Judge(workers, settings.points(), settings.seed(), Optional.empty());
            InterviewLoop loop;
            try (Screen screen = FullScreen.open(OUT)) {
                Style style = Terminal.style(System.getenv(), Settings::property, screen instanceof FullScreen);
                loop = new InterviewLoop(state, judge, clock, style, history);
                Loop.run(loop, screen);
            }
            Wrapping.wrapped(loop.farewell(), COLUMNS).forEach(OUT::println);
            workers.conditions().warning().map(String::strip).ifPresent(OUT::println);
        }
    }
}
