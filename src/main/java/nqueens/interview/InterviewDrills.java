package nqueens.interview;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.time.Clock;
import java.util.Optional;
import java.util.function.Function;
import java.util.random.RandomGenerator;

import nqueens.judge.Isolation;
import nqueens.judge.Judge;
import nqueens.judge.ProjectFolder;
import nqueens.judge.Settings;
import nqueens.judge.SettingsException;
import nqueens.judge.process.ProcessWorkers;
import nqueens.judge.process.ProcessWorkers.Use;
import nqueens.loop.FullScreen;
import nqueens.loop.Loop;
import nqueens.loop.PlainScreen;
import nqueens.loop.Screen;
import nqueens.report.ConsoleReport;
import nqueens.report.Style;
import nqueens.report.Terminal;

/** {@code mvn -q test -Pinterview}: a drill with a clock, until it is over. */
public final class InterviewDrills {

    private static final PrintStream OUT = Terminal.standardOutput();

    private InterviewDrills() {
    }

    /**
     * Holds an interview.
     *
     * @param arguments none
     */
    public static void main(String[] arguments) {
        Function<String, Optional<String>> properties = name -> Optional.ofNullable(System.getProperty(name));
        try {
            InterviewSettings drill = InterviewSettings.of(properties);
            Settings settings = Settings.of(properties, Settings.ownJvmArguments());
            if (settings.isolation().equals(Optional.of(Isolation.NONE))) {
                throw new SettingsException("-Dkata.isolation=none has no limits: drills are judged in workers");
            }
            Optional<Screen> fullScreen = FullScreen.open();
            Style style = Terminal.style(System.getenv(), properties, fullScreen.isPresent());
            InterviewHistory history;
            try (Screen screen = fullScreen.orElseGet(() ->
                    new PlainScreen(new InputStreamReader(System.in, Charset.defaultCharset()), OUT))) {
                history = held(drill, settings, screen, style);
            }
            OUT.print(new HistoryTable(history).text());
        } catch (SettingsException | IllegalStateException | UncheckedIOException e) {
            fail(e.getMessage());
        } catch (IOException e) {
            fail(e.getMessage());
        }
    }

    private static InterviewHistory held(InterviewSettings drill, Settings settings, Screen screen, Style style)
            throws IOException {
        Interviews interviews = new Interviews(ProjectFolder.own().resolve("interview"), Clock.systemDefaultZone());
        try (ProcessWorkers workers =
                new ProcessWorkers(Use.FEW, settings.isolation(), settings.timeScale())) {
            InterviewLoop loop = new InterviewLoop(
                    interviews, interviews.begin(drill, RandomGenerator.getDefault(),
                            new Judge(workers, settings.points())), style);
            Loop.run(loop, screen);
            return loop.finish();
        }
    }

    private static void fail(String reason) {
        OUT.print(ConsoleReport.nothing(reason));
        OUT.flush();
        System.exit(1);
    }
}
