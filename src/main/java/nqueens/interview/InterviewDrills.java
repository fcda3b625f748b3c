package nqueens.interview;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

import nqueens.interview.Interview.Room;
import nqueens.judge.Judge;
import nqueens.judge.Settings;
import nqueens.judge.limit.Isolation;
import nqueens.judge.process.ProcessWorkers;
import nqueens.judge.process.ProcessWorkers.Use;
import nqueens.judge.submission.ProjectFolder;
import nqueens.judge.submission.SettingsException;
import nqueens.loop.FullScreen;
import nqueens.loop.Loop;
import nqueens.loop.Screen;
import nqueens.report.console.ConsoleReport;
import nqueens.report.console.Style;
import nqueens.report.console.Terminal;

/** {@code mvn -q test -Pinterview}: a drill with a clock, until it is over. */
public final class InterviewDrills {

    private static final PrintStream OUT = Terminal.standardOutput();

    private InterviewDrills() {
    }

    /** Holds an interview; there are no arguments. */
    public static void main(String[] arguments) {
        try {
            InterviewSettings drill = InterviewSettings.of(Settings::property);
            Settings settings = Settings.of(Settings::property, Settings.ownJvmArguments());
            if (settings.isolation().equals(Optional.of(Isolation.NONE))) {
                throw new SettingsException("-Dkata.isolation=none has no limits: drills are judged in workers");
            }
            Path root = ProjectFolder.own().resolve("interview");
            String lastTime = InterviewHistory.read(root).nextTime();
            List<String> farewell;
            try (Screen screen = Screen.open(OUT); ProcessWorkers workers =
                    new ProcessWorkers(Use.FEW, settings.isolation(), settings.timeScale())) {
                Style style = Terminal.style(System.getenv(), Settings::property, screen instanceof FullScreen);
                Judge judge = new Judge(workers, settings.points(), settings.seed(), Optional.empty());
                InterviewLoop loop = new InterviewLoop(
                        Interview.of(new Room(root, judge, workers, Clock.systemDefaultZone()), drill,
                                RandomGenerator.getDefault()), style, lastTime);
                Loop.run(loop, screen);
                farewell = new ArrayList<>(loop.farewell());
                workers.conditions().warning().map(String::strip).ifPresent(farewell::add);
            }
            farewell.forEach(OUT::println);
        } catch (SettingsException | IllegalStateException | IOException | UncheckedIOException e) {
            OUT.print(ConsoleReport.nothing(e.getMessage()));
            System.exit(1);
        }
    }
}
