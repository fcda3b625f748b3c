package nqueens.interview;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import nqueens.judge.Judge;
import nqueens.judge.Settings;
import nqueens.judge.process.ProcessWorkers;
import nqueens.judge.submission.GivenProperties;
import nqueens.judge.submission.ProjectFolder;
import nqueens.judge.submission.SettingsException;
import nqueens.loop.FullScreen;
import nqueens.loop.Loop;
import nqueens.loop.Screen;
import nqueens.loop.Screenful;
import nqueens.report.console.ConsoleReport;
import nqueens.report.console.Style;
import nqueens.report.console.Terminal;

/** The program of {@code mvn -q test -Pinterview}: all interviews on this machine, and messages on broken logs. */
public record InterviewProgram(Path root, List<Interview> all, List<String> broken) {

    private static final PrintStream OUT = Terminal.standardOutput();

    /** Runs an interview, unless another terminal is running one; takes no arguments. */
    public static void main(String[] arguments) {
        Path root = ProjectFolder.own().resolve("interview");
        try {
            Files.createDirectories(root);
            // the system releases the lock, even if this program is killed
            try (FileChannel lock = FileChannel.open(root.resolve(".lock"), StandardOpenOption.CREATE,
                    StandardOpenOption.WRITE)) {
                if (lock.tryLock() == null) {
                    throw new SettingsException("an interview runs in another terminal: continue or end it there");
                }
                hold(root);
            }
        } catch (SettingsException | IllegalStateException | IOException | UncheckedIOException e) {
            OUT.print(ConsoleReport.nothingJudged(e.getMessage()));
            System.exit(1);
        }
    }

    private static void hold(Path root) throws IOException {
        Settings settings = Settings.of(Settings::property, Settings.ownJvmArguments());
        InterviewProgram interviews = read(root);
        interviews.broken.forEach(OUT::println);
        Clock clock = Clock.systemDefaultZone();
        try (ProcessWorkers workers = new ProcessWorkers(
                ProcessWorkers.Workload.FEW, settings.isolation(), settings.timeScale())) {
            Interview state = interviews.begun(new GivenProperties(Settings::property), clock, new Random());
            InterviewLoop loop;
            try (Screen screen = FullScreen.open(OUT)) {
                Style style = Terminal.style(System.getenv(), Settings::property, screen instanceof FullScreen);
                loop = new InterviewLoop(state, new Judge(workers), clock, style);
                Loop.run(loop, screen);
            }
            Screenful.wrapped(loop.farewell(), 80).forEach(OUT::println);
            OUT.println(read(root).line());
            workers.conditions().warning().map(String::strip).ifPresent(OUT::println);
        }
    }

    static InterviewProgram read(Path root) throws IOException {
        InterviewProgram interviews = new InterviewProgram(root, new ArrayList<>(), new ArrayList<>());
        try (Stream<Path> folders = Files.list(root)) {
            for (Path folder : folders.filter(each -> Files.exists(each.resolve(Interview.LOG))).sorted().toList()) {
                try {
                    interviews.all.add(Interview.read(folder));
                } catch (IOException e) {
                    interviews.broken.add(e.getMessage());
                }
            }
        }
        return interviews;
    }

    Interview begun(GivenProperties given, Clock clock, Random random) throws IOException {
        Optional<String> resumed = given.text("resume").filter(value -> !value.equals("false"));
        return resumed.isPresent() ? resumed(resumed.get()) : begin(given, clock, random);
    }

    private Interview begin(GivenProperties given, Clock clock, Random random) throws IOException {
        Drill drill = drawn(given, random);
        List<String> asked = all.stream().flatMap(interview -> interview.setup.questions().stream()).toList();
        List<String> questions = drill.stages().stream().map(stage -> stage.isCoding() ? ""
                : Question.drawn(stage.topic(), asked, random)).toList();
        int planned = drill.stages().stream().mapToInt(Drill.Stage::minutes).sum();
        Path folder = root.resolve(LocalDate.now(clock).toString());
        for (int number = 2; Files.exists(folder); number++) {
            folder = root.resolve(LocalDate.now(clock) + "-" + number);
        }
        return Interview.begin(folder, new Interview.InterviewSetup(drill.id(),
                given.number("minutes", 1, 600).orElse(planned),
                given.isSet("pair"), given.isSet("whiteboard"), given.isSet("silent"), questions));
    }

    /** Picks the given drill or, of the drills that were finished least often, one of the easiest at random. */
    private Drill drawn(GivenProperties given, Random random) {
        Optional<Integer> level = given.number("level", 1, Drill.HARDEST);
        List<Drill> drills = new ArrayList<>(Drill.ALL);
        Collections.shuffle(drills, random);
        return Drill.of(given.choice("drill", drills.stream()
                .filter(drill -> level.orElse(drill.level()) == drill.level())
                .sorted(Comparator.<Drill>comparingLong(drill -> finished().filter(interview ->
                        interview.drill.equals(drill)).count()).thenComparing(Drill::level))
                .map(Drill::id).toArray(String[]::new)));
    }

    /** Finds the interview with a name or, without a name, the only unfinished interview. */
    private Interview resumed(String name) {
        List<Interview> found = all.stream().filter(interview -> List.of("", "true").contains(name)
                ? !interview.isFinished() : interview.name().equals(name)).toList();
        if (found.size() == 1) {
            return found.get(0);
        }
        String open = all.stream().filter(interview -> !interview.isFinished())
                .map(interview -> "-Dresume=" + interview.name()).collect(Collectors.joining(", "));
        throw new SettingsException("-Dresume: " + (open.isEmpty() ? "there is no unfinished interview; to begin one,"
                + " leave out -Dresume" : "choose an unfinished interview with " + open));
    }

    private Stream<Interview> finished() {
        return all.stream().filter(Interview::isFinished);
    }

    String line() {
        return "interviews so far: " + finished().count() + ", hires: "
                + finished().filter(interview -> interview.verdict().isHire()).count();
    }
}
