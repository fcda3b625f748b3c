package nqueens.judge.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;

import nqueens.judge.limit.Termination;

/** The signs of a machine that has too little for a JVM. */
final class ResourceShortage {

    private static final Path KERNEL = Path.of("/proc/vmstat");
    private static final String KILLS = "oom_kill ";
    /** Messages of JVMs, sandboxes and systems that lack threads, processes or memory. */
    private static final Pattern NO_PROCESSES = Pattern.compile(
            "native thread|pthread_create|GC thread|start thread|Resource temporarily unavailable");
    private static final Pattern NO_MEMORY = Pattern.compile("memory|enough space|[Cc]ould not (allocate|reserve)");

    private ResourceShortage() {
    }

    /** The shortage that a text reports, if any: JVMs that lack threads also guess that it is memory. */
    static Optional<Termination> toldBy(String text) {
        if (NO_PROCESSES.matcher(text).find()) {
            return Optional.of(Termination.TOO_FEW_PROCESSES);
        }
        return NO_MEMORY.matcher(text).find() ? Optional.of(Termination.TOO_LITTLE_MEMORY) : Optional.empty();
    }

    /** How many processes Linux has killed for lack of memory, including those in groups with a limit. */
    static long kills() {
        try {
            return Files.readString(KERNEL).lines().filter(line -> line.startsWith(KILLS)).findFirst()
                    .map(line -> Long.parseLong(line.substring(KILLS.length()))).orElse(0L);
        } catch (IOException e) {
            // no Linux: nobody counts them
            return 0;
        }
    }
}
