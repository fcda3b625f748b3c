package nqueens.interview;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.assertj.core.api.AbstractStringAssert;

import nqueens.judge.InProcessWorkers;
import nqueens.judge.Judge;
import nqueens.judge.Workers;
import nqueens.judge.submission.GivenProperties;
import nqueens.loop.LoopProgram.LoopEvent;
import nqueens.loop.ManualLoop;
import nqueens.report.console.Style;

/** Interviews as a candidate sees them, one after the other: keys, saves, and a clock that a test moves. */
final class Play {

    private static final Pattern FILE = Pattern.compile("\n  file +(.*)\n");
    private static final Pattern TIME = Pattern.compile("\\+(\\d+):(\\d\\d)");
    private static final String STUB = "throw new NotStartedException\\(.*\\);";
    private static final Workers WORKERS = new InProcessWorkers();
    /** Judges without processes. */
    static final Judge JUDGE = new Judge(WORKERS);

    private final Path root;
    private final Judge judge;
    private final Clock clock;
    private final Random random = new Random(1);
    private Instant now = Instant.parse("2026-11-20T23:30:00Z");
    private ManualLoop manual;
    private InterviewLoop loop;

    /** Interviews in a folder, which are judged without processes. */
    Play(Path root) {
        this(root, WORKERS);
    }

    /** Interviews where it is a day later than in Greenwich. */
    Play(Path root, Workers workers) {
        this.root = root;
        InstantSource source = () -> now;
        this.judge = new Judge(workers);
        this.clock = source.withZone(ZoneOffset.ofHours(1));
    }

    /** Begins an interview, with settings separated by blanks, such as {@code drill=torus pair}. */
    Play begin(String settings) throws IOException {
        Map<String, String> properties = Stream.of(settings.split(" ")).map(setting -> setting.split("=", 2))
                .collect(Collectors.toMap(setting -> setting[0], setting -> setting.length > 1 ? setting[1] : ""));
        InterviewProgram history = InterviewProgram.read(root);
        GivenProperties given = new GivenProperties(name -> Optional.ofNullable(properties.get(name)));
        loop = new InterviewLoop(history.begun(given, clock, random), judge, clock, Style.PLAIN);
        manual = new ManualLoop(loop);
        return this;
    }

    /**
     * Takes steps, separated by blanks. In each what there is to judge is judged.
     *
     * @param script {@code +1:30} lets time pass; {@code right}, {@code wrong} and {@code half} save a solution, a
     *     wrong one and half a line; braces save the stub with other statements; {@code "O(n!)_time,_O(n)_space"}
     *     types; all else are keys
     */
    Play does(String script) throws IOException {
        for (String step : script.split(" ")) {
            Matcher time = TIME.matcher(step);
            if (time.matches()) {
                now = now.plus(Duration.ofMinutes(Long.parseLong(time.group(1))))
                        .plusSeconds(Long.parseLong(time.group(2)));
                loop.handle(new LoopEvent.Ticked());
            } else if (step.startsWith("{")) {
                save(Section.content("stubs/" + file().getFileName())
                        .replaceFirst(STUB, Matcher.quoteReplacement(step)));
            } else if (step.startsWith("\"")) {
                press("w" + step.replace("\"", "").replace('_', ' ') + "\n\n");
            } else {
                switch (step) {
                    case "right" -> save(right());
                    case "wrong" -> save(Section.content("solvers/never-back/SolutionCountQueens.java"));
                    case "half" -> save("half a line");
                    default -> press(step);
                }
            }
            manual.judgeAll();
        }
        return this;
    }

    /** Presses keys, and has nothing judged. */
    Play press(String keys) {
        manual.press(keys);
        return this;
    }

    private void save(String text) throws IOException {
        Files.writeString(file(), text);
        loop.handle(new LoopEvent.Saved(Set.of(file().getParent())));
    }

    /** The file that the screen names. */
    Path file() throws IOException {
        Matcher file = FILE.matcher(manual.text());
        if (!file.find()) {
            throw new IllegalStateException("no file on the screen:\n" + text());
        }
        return Path.of(file.group(1));
    }

    private String right() throws IOException {
        String model = Section.content("models/" + file().getFileName());
        Path solution = Path.of("solutions").resolve(file().getParent().getFileName()).resolve(file().getFileName());
        return model.isEmpty() ? Files.readString(solution) : model;
    }

    InterviewLoop loop() {
        return loop;
    }

    ManualLoop manual() {
        return manual;
    }

    AbstractStringAssert<?> screen() throws IOException {
        return assertThat(text());
    }

    /** What is on the screen, or is left when it has gone. */
    String text() throws IOException {
        String text = manual.hasLeft() ? String.join("\n", loop.farewell()) : manual.text();
        return text.replace(root.toString(), "FOLDER").replace('\\', '/');
    }

    /** The lines of a log. */
    List<String> log(String folder) throws IOException {
        return Files.readAllLines(root.resolve(folder).resolve(Interview.LOG));
    }
}
