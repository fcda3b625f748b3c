package nqueens.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Tells whether what we print ends on a terminal. The judge runs below Maven, which reads its output
 * from a pipe, so that Maven's own standard output is what counts.
 */
public final class Terminal {

    private static final Path PROCESSES = Path.of("/proc");
    private static final int GENERATIONS = 3;

    private Terminal() {
    }

    /**
     * Chooses a style: colours where {@code NO_COLOR} is not set, {@code -Dstyle.color=always} asks for
     * them, or standard output of the process that started us is a terminal (which can be told on Linux
     * only) and {@code -Dstyle.color=never} does not forbid it.
     *
     * @param environment the environment
     * @param properties gives the value of a property, or empty if it is not set
     * @param terminal whether standard output ends on a terminal
     * @return the style
     */
    public static Style style(
            Map<String, String> environment, Function<String, Optional<String>> properties, boolean terminal) {
        String noColour = environment.getOrDefault("NO_COLOR", "");
        if (!noColour.isEmpty()) {
            return Style.PLAIN;
        }
        String demand = properties.apply("style.color").orElse("auto");
        boolean coloured = demand.equals("always") || demand.equals("auto") && terminal;
        return coloured ? Style.COLOURED : Style.PLAIN;
    }

    /**
     * Chooses a style for this process.
     *
     * @param properties gives the value of a property, or empty if it is not set
     * @return the style
     */
    public static Style style(Function<String, Optional<String>> properties) {
        return style(System.getenv(), properties, isTerminal());
    }

    /**
     * Tells whether what we print ends on a terminal.
     *
     * @return whether it does; false where that can't be told
     */
    public static boolean isTerminal() {
        Optional<ProcessHandle> ancestor = ProcessHandle.current().parent();
        for (int i = 0; i < GENERATIONS && ancestor.isPresent(); i++) {
            if (ancestor.get().info().command().orElse("").endsWith("java")) {
                return isTerminal(PROCESSES.resolve(Long.toString(ancestor.get().pid())).resolve("fd/1"));
            }
            ancestor = ancestor.get().parent();
        }
        return false;
    }

    private static boolean isTerminal(Path standardOutput) {
        try {
            String target = Files.readSymbolicLink(standardOutput).toString();
            return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty");
        } catch (IOException | UnsupportedOperationException e) {
            return false;
        }
    }
}
