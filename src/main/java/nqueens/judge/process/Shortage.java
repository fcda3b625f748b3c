package nqueens.judge.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import nqueens.judge.limit.Termination;


/** How a machine that has too little for a JVM shows it. */
final class Shortage {

    private static final Path KERNEL = Path.of("/proc/vmstat");
    private static final String KILLS = "oom_kill ";
    /** What JVMs, sandboxes and the C library say where no thread or process is to be had. */
    private static final List<String> NO_PROCESSES = List.of("native thread", "pthread_create", "GC thread",
            "Failed to start thread", "Resource temporarily unavailable");
    /** What they say where no memory is. */
    private static final List<String> NO_MEMORY = List.of("insufficient memory", "commit_memory",
            "Could not reserve", "Could not allocate", "Cannot allocate memory", "Not enough space",
            "Unable to allocate");

    private Shortage() {
    }

    /** What is short, if a text tells of that. */
    static Optional<Termination> toldBy(String text) {
        // where threads are short, JVMs guess that it is memory, too
        if (NO_PROCESSES.stream().anyMatch(text::contains)) {
            return Optional.of(Termination.TOO_FEW_PROCESSES);
        }
        return NO_MEMORY.stream().anyMatch(text::contains) ? Optional.of(Termination.TOO_LITTLE_MEMORY)
                : Optional.empty();
    }

    static boolean isToldBy(String text) {
        return toldBy(text).isPresent();
    }

    /** How many processes Linux has killed for want of memory, those of groups with a limit among them. */
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
