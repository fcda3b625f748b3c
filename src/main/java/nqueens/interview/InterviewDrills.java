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
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import nqueens.interview.Interview.Began;
import nqueens.judge.Judge;
import nqueens.judge.Settings;
import nqueens.judge.process.ProcessWorkers;
import nqueens.judge.process.ProcessWorkers.Workload;
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

/**
 * {@code mvn -q test -Pinterview}: all interviews on this machine, oldest first, and the requested interview.
 *
 * @param broken the messages on unreadable logs, by the names of their folders
 */
public record InterviewDrills(Path root, List<Interview> all, Map<String, String> broken) {

    private static final PrintStream OUT = Terminal.standardOutput();
    /** The width of most terminals. */
    private static final int COLUMNS = 80;
    private static final int MOST_MINUTES = 600;
    /** Settings that no longer exist, each with an alternative. */
    private static final Map<String, String> GONE = Map.of(
            "coach", "an interviewer is no coach; mvn -q test -Pwatch judges each save of an exercise",
            "from", "an interview begins with its opening; s leaves a stage");

    /** Runs an interview, unless another terminal is running one; takes no arguments. */
    public static void main(String[] arguments) {
        Path root = ProjectFolder.own().resolve("interview");
        try {
            Files.createDirectories(root);
            // the system releases the lock, even if this program is killed
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
        InterviewDrills drills = read(root);
        Clock clock = Clock.systemDefaultZone();
        try (ProcessWorkers workers = new ProcessWorkers(Workload.FEW, settings.isolation(), settings.timeScale())) {
            Interview state = drills.begun(new GivenProperties(Settings::property), clock, new Random());
            Judge judge = new Judge(workers, settings.points(), settings.seed(), Optional.empty());
            InterviewLoop loop;
            try (Screen screen = FullScreen.open(OUT)) {
                Style style = Terminal.style(System.getenv(), Settings::property, screen instanceof FullScreen);
                loop = new InterviewLoop(state, judge, clock, style, drills);
                Loop.run(loop, screen);
            }
            Screenful.wrapped(loop.farewell(), COLUMNS).forEach(OUT::println);
            workers.conditions().warning().map(String::strip).ifPresent(OUT::println);
        }
    }

    static InterviewDrills read(Path root) throws IOException {
        InterviewDrills drills = new InterviewDrills(root, new ArrayList<>(), new LinkedHashMap<>());
        try (Stream<Path> files = Files.list(root)) {
            files.filter(each -> Files.isRegularFile(each.resolve(Interview.LOG))).sorted().forEach(folder -> {
                try {
                    drills.all.add(Interview.read(folder));
                } catch (IOException e) {
                    drills.broken.put(folder.getFileName().toString(), e.getMessage());
                }
            });
        }
        drills.all.sort(Comparator.comparing(interview -> interview.began.time()));
        return drills;
    }

    /**
     * Begins an interview, or finds the interview to continue.
     *
     * @throws SettingsException if a property has a bad value, or it isn't clear which interview to continue
     */
    Interview begun(GivenProperties given, Clock clock, Random random) throws IOException {
        GONE.forEach((name, rule) -> given.text(name).ifPresent(value -> {
            throw new SettingsException("-D" + name + ": " + rule);
        }));
        Optional<String> resumed = given.text("resume").filter(value -> !value.equals("false"));
        Interview interview = resumed.isPresent() ? resumed(given, resumed.get()) : begin(given, clock, random);
        interview.stage().open();
        return interview;
    }

    private Interview begin(GivenProperties given, Clock clock, Random random) throws IOException {
        Drill drill = drawn(given, random);
        List<String> asked = all.stream().flatMap(interview -> interview.began.questions().stream()).toList();
        List<String> questions = drill.stages().stream().map(stage -> stage.isCoding() ? ""
                : Talk.drawn(stage.topic(), drill.level(), asked, random)).toList();
        int planned = drill.stages().stream().mapToInt(Drill.Stage::minutes).sum();
        Path folder = root.resolve(LocalDate.now(clock).toString());
        for (int number = 2; Files.exists(folder); number++) {
            folder = root.resolve(LocalDate.now(clock) + "-" + number);
        }
        return Interview.begin(folder, new Began(LocalDateTime.now(clock).toString(), drill.id(),
                given.number("minutes", 1, MOST_MINUTES).orElse(planned), given.isSet("pair"),
                given.isSet("whiteboard"), given.isSet("silent"), questions));
    }

    /** Picks at random one of the easiest of the requested drills that were finished least often. */
    private Drill drawn(GivenProperties given, Random random) {
        Optional<Integer> level = given.number("level", 1, Drill.HARDEST);
        Optional<String> id = given.text("drill");
        List<Drill> named = new ArrayList<>(Drill.ALL);
        named.removeIf(drill -> !id.orElse(drill.id()).equals(drill.id()));
        Collections.shuffle(named, random);
        return named.stream().filter(drill -> level.orElse(drill.level()) == drill.level())
                .min(Comparator.<Drill>comparingLong(drill -> finished().filter(interview ->
                        interview.drill.equals(drill)).count()).thenComparing(Drill::level))
                .orElseThrow(() -> new SettingsException("drill", id.orElseThrow(), named.isEmpty()
                        ? "no such drill; there are " + String.join(", ", Drill.ALL.stream().map(Drill::id).toList())
                        : "it is of level " + named.get(0).level() + "; leave -Dlevel out"));
    }

    /** Finds the interview with a name or, without a name, the only unfinished interview. */
    private Interview resumed(GivenProperties given, String name) {
        Stream.of("drill", "level", "minutes", "pair", "whiteboard", "silent").forEach(other ->
                given.text(other).ifPresent(value -> {
                    throw new SettingsException("-Dresume: the interview goes on as it was begun; leave -D" + other
                            + " out, or -Dresume to begin another one");
                }));
        boolean isNamed = !List.of("", "true").contains(name);
        List<Interview> open = all.stream().filter(interview -> isNamed ? interview.name().equals(name)
                : !interview.isFinished()).toList();
        if (open.size() == 1) {
            return open.get(0);
        } else if (isNamed && !broken.containsKey(name)) {
            throw new SettingsException("resume", name, "there is no such interview");
        }
        throw new SettingsException(isNamed ? broken.get(name) : open.size() > 1
                ? "-Dresume: several were interrupted; choose one by " + resuming(open, ", ")
                : broken.values().stream().findFirst().orElse("-Dresume: no interview was interrupted; leave -Dresume"
                        + " out to begin one"));
    }

    private static String resuming(List<Interview> open, String separator) {
        return open.stream().map(interview -> "-Dresume=" + interview.name()).collect(Collectors.joining(separator));
    }

    /** Returns a note to show at the beginning, on other interviews that are unfinished or can't be read. */
    String notes(Interview current) {
        List<Interview> open = all.stream().filter(each -> !each.isFinished() && !each.name().equals(current.name()))
                .toList();
        return Stream.concat(broken.values().stream(), Stream.of("interrupted before, and still open: "
                + resuming(open, " or ") + " goes on with it").filter(waiting -> !open.isEmpty()))
                .collect(Collectors.joining(" "));
    }

    private Stream<Interview> finished() {
        return all.stream().filter(Interview::isFinished);
    }

    /** Returns the verdict of the last interview, which says what to do differently. */
    String lastTime() {
        return finished().reduce((first, last) -> last).map(last -> last.verdict().headline()).orElse("");
    }

    String line() {
        return "interviews so far: " + finished().count() + ", hires: "
                + finished().filter(interview -> interview.verdict().isHire()).count();
    }
}
