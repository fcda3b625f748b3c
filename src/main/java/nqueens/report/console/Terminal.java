package nqueens.report.console;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Tells whether what we print ends on a terminal. A program runs in Maven's own JVM. The suite runs below it, in one
 * whose output Maven reads from a pipe; then Maven's own standard output is what counts.
 */
public final class Terminal {

    private static final Path PROCESSES = Path.of("/proc");
    private static final int GENERATIONS = 3;

    private Terminal() {
    }

    /**
     * {@return standard output as the process has it, in the encoding of the console} Maven 4 has {@code System.out}
     * logged: with a mark before each line, or only when the build ends.
     */
    public static PrintStream standardOutput() {
        String console = System.getProperty("stdout.encoding", System.getProperty("native.encoding"));
        return new PrintStream(new FileOutputStream(FileDescriptor.out), true, Charset.forName(console));
    }

    /** Chooses a style: colours on a terminal, unless {@code NO_COLOR} or {@code -Dstyle.color=} says otherwise. */
    public static Style style(
            Map<String, String> environment, Function<String, Optional<String>> properties, boolean terminal) {
        String demand = properties.apply("style.color").orElse("auto");
        boolean coloured = demand.equals("always") || demand.equals("auto") && terminal;
        return coloured && environment.getOrDefault("NO_COLOR", "").isEmpty() ? Style.COLOURED : Style.PLAIN;
    }

    /** {@return whether what we print ends on a terminal; false where that can't be told} */
    public static boolean isTerminal() {
        ProcessHandle own = ProcessHandle.current();
        return Stream.iterate(Optional.of(own), Optional::isPresent, process -> process.flatMap(ProcessHandle::parent))
                .limit(1 + GENERATIONS).map(Optional::orElseThrow)
                .filter(process -> process.equals(own) || process.info().command().orElse("").endsWith("java"))
                .limit(2).anyMatch(Terminal::isTerminal);
    }

    private static boolean isTerminal(ProcessHandle process) {
        try {
            String target = Files.readSymbolicLink(PROCESSES.resolve(process.pid() + "/fd/1")).toString();
            return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty");
        } catch (IOException | UnsupportedOperationException e) {
            return false;
        }
    }
}
