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

/** The standard output of Maven's own JVM, and whether it is a terminal. */
public final class Terminal {

    private static final Path STANDARD_OUTPUT = Path.of("/proc/self/fd/1");
    private static final int FIRST_WITH_CONSOLES = 22;

    private Terminal() {
    }

    /**
     * {@return the standard output of the process, in the encoding of the console} {@code System.out} is unsuitable:
     * Maven 4 replaces it with a stream that adds a mark to each line, or prints only when the build ends.
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

    /** {@return whether output goes to a terminal; false if this is unknown} */
    public static boolean isTerminal() {
        try {
            String target = Files.readSymbolicLink(STANDARD_OUTPUT).toString();
            return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty");
        } catch (IOException | UnsupportedOperationException e) {
            // from Java 22 on there is a console even without a terminal
            return Runtime.version().feature() < FIRST_WITH_CONSOLES && System.console() != null;
        }
    }
}
