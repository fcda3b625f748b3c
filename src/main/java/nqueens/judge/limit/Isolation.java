package nqueens.judge.limit;

import java.io.File;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The isolation between a submission and the judge. It has layers, each of which works even if another fails. */
public enum Isolation {
    /** Like {@link #PROCESS}, but in a sandbox of the operating system: bubblewrap on Linux. */
    BUBBLEWRAP("sources", "allow-list", "worker", "operating-system"),
    /** Each exercise runs in its own JVM, under limits. */
    PROCESS("sources", "allow-list", "worker"),
    /** The submission runs in the judge's JVM, without limits; only for debugging. */
    NONE("sources", "allow-list");

    /**
     * The surroundings that a worker reports.
     *
     * @param variables the worker's environment variables, each as {@code name=value}
     * @param heapMib the maximum size of the heap, in MiB
     * @param processes the number of visible processes, including the worker
     * @param writable the folders that the worker can write to, among those that it tries
     */
    public record Surroundings(
            String home, List<String> variables, List<String> modules, long heapMib, long processes,
            boolean judgeSeen, boolean connected, List<String> writable) {
    }

    /**
     * The conditions under which submissions are judged, as the judge found them at its start.
     *
     * @param weakness why the isolation is weaker than {@link #BUBBLEWRAP}, unless a weaker one was requested
     * @param doubt a hole in a worker's isolation that doesn't stop the run
     */
    public record Conditions(
            Isolation isolation, Optional<String> weakness, Optional<String> doubt, double timeScale) {

        /** {@return a line of output about the doubt, or empty if there is no doubt} */
        public Optional<String> warning() {
            return doubt.map(found -> "weakness of the isolation: " + found + "\n");
        }
    }

    /** Matches a number, or several numbers as in macOS's {@code __CF_USER_TEXT_ENCODING}. */
    private static final Pattern NUMBER = Pattern.compile("[0-9]+|0x[0-9A-Fa-f]{1,8}(:0x[0-9A-Fa-f]{1,8})*");
    /** Maximum number of visible processes: the worker, and one process of its sandbox. */
    private static final int MOST_PROCESSES = 2;

    private final List<String> layers;

    Isolation(String... layers) {
        this.layers = List.of(layers);
    }

    /** {@return the names of the layers that are in force, outermost first} */
    public List<String> layers() {
        return layers;
    }

    /** {@return the name in reports and settings: the name of the constant in lower case} */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** {@return the isolation with this id} */
    public static Isolation of(String id) {
        return valueOf(id.toUpperCase(Locale.ROOT));
    }

    /**
     * {@return a phrase for each promise of this isolation that a worker's surroundings break} The variables in {@code
     * withheld} are those that the judge has but doesn't pass on: a worker must not see them, unless their values are
     * harmless. Other variables are allowed, since the system may have added them.
     */
    public List<String> holes(Surroundings found, Map<String, String> withheld) {
        List<String> holes = new ArrayList<>();
        if (this != NONE) {
            new TreeMap<>(withheld).forEach((name, value) -> {
                if (found.variables().contains(name + "=" + value) && !isHarmless(value, Path.of(found.home()))) {
                    holes.add("it sees the judge's environment variable " + name);
                }
            });
            found.modules().stream().filter(module -> !module.equals("java.base"))
                    .forEach(module -> holes.add("it can load the module " + module));
            if (found.heapMib() > WorkerLimits.HEAP_MIB) {
                holes.add("its heap may grow to " + found.heapMib() + " MiB");
            }
        }
        if (this == BUBBLEWRAP) {
            if (found.processes() > MOST_PROCESSES) {
                holes.add("it sees " + found.processes() + " processes");
            }
            if (found.judgeSeen()) {
                holes.add("it sees files of the judge");
            }
            if (found.connected()) {
                holes.add("it reaches the network");
            }
            found.writable().forEach(folder -> holes.add("it can write to " + folder));
        }
        return holes;
    }

    private static boolean isHarmless(String value, Path home) {
        return NUMBER.matcher(value).matches()
                || Stream.of(value.split(File.pathSeparator)).allMatch(path -> isOf(home, path));
    }

    private static boolean isOf(Path home, String path) {
        try {
            return Path.of(path).normalize().startsWith(home)
                    || Path.of(path).toRealPath().startsWith(home.toRealPath());
        } catch (InvalidPathException | IOException e) {
            return false;
        }
    }
}
