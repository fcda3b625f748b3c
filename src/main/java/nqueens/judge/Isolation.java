package nqueens.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

import nqueens.judge.worker.Surroundings;

/** What stands between a submission and the judge. */
public enum Isolation {
    /** As {@link #PROCESS}, and that JVM runs in a sandbox of the operating system: Linux, with bubblewrap. */
    BUBBLEWRAP(Layer.SOURCES, Layer.ALLOW_LIST, Layer.WORKER, Layer.OPERATING_SYSTEM),
    /** Each exercise runs in a JVM of its own, under limits. */
    PROCESS(Layer.SOURCES, Layer.ALLOW_LIST, Layer.WORKER),
    /** The submission runs in the judge's JVM, without limits: for a debugger, and for nothing else. */
    NONE(Layer.SOURCES, Layer.ALLOW_LIST);

    /** The locale, the folder that bubblewrap sets, and what no process of Windows can do without. */
    private static final Set<String> HARMLESS = Set.of("LC_ALL", "PWD", "SystemRoot");
    /**
     * What macOS sets in an environment that is empty: CoreFoundation, which its Java launcher loads, the encoding of
     * the user's texts; and that launcher, up to Java 21, the name of the main class, by the number of the process.
     */
    private static final Pattern SET_BY_MACOS = Pattern.compile("__CF_USER_TEXT_ENCODING|JAVA_MAIN_CLASS_[0-9]+");
    /** The worker, and at most one process that keeps it. */
    private static final int MOST_PROCESSES = 2;

    private final List<Layer> layers;

    Isolation(Layer... layers) {
        this.layers = List.of(layers);
    }

    /**
     * Gives the layers that are in force.
     *
     * @return the layers, from the outermost on
     */
    public List<Layer> layers() {
        return layers;
    }

    /**
     * Gives the name used in reports and settings.
     *
     * @return the constant's name in lower case
     */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * Reads a demand made by hand.
     *
     * @param value the value of {@code -Dkata.isolation=}
     * @return the isolation
     * @throws SettingsException if there is no such isolation
     */
    public static Isolation parsed(String value) {
        for (Isolation isolation : values()) {
            if (isolation.id().equals(value)) {
                return isolation;
            }
        }
        throw new SettingsException("-Dkata.isolation=" + value
                + ": no such isolation; there are bubblewrap, process and none");
    }

    /**
     * Compares what a worker found around it with what this isolation promises.
     *
     * @param found what a worker found
     * @return each promise that is not kept, in words; empty if all is well
     */
    public List<String> holes(Surroundings found) {
        List<String> holes = new ArrayList<>();
        if (layers.contains(Layer.WORKER)) {
            found.variables().stream().filter(variable -> !isHarmless(variable))
                    .forEach(variable -> holes.add("it sees the environment variable " + variable));
            found.modules().stream().filter(module -> !module.equals("java.base"))
                    .forEach(module -> holes.add("it can load the module " + module));
            if (found.heapMib() > Limits.HEAP_MIB) {
                holes.add("its heap may grow to " + found.heapMib() + " MiB");
            }
        }
        if (layers.contains(Layer.OPERATING_SYSTEM)) {
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

    /** Whether no user's shell had it, or it tells nothing. */
    private static boolean isHarmless(String variable) {
        return HARMLESS.contains(variable) || SET_BY_MACOS.matcher(variable).matches();
    }
}
