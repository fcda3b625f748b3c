package nqueens.run;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;

import nqueens.judge.Settings;
import nqueens.judge.submission.GivenProperties;
import nqueens.judge.submission.ProjectFolder;
import nqueens.problem.DoNotMutate;
import nqueens.report.console.Terminal;

/**
 * Transfers the output of a run from the JVM of the tests to Maven's own JVM. Maven prints the output after its own
 * lines and those of Surefire, so that learners see the failing case last.
 */
public final class LastScreen {

    private static final String GREEN = "green\n";
    private static final ByteArrayOutputStream PRINTED = new ByteArrayOutputStream();

    private LastScreen() {
    }

    /** {@return the stream to which a run prints its last screen} */
    public static PrintStream out() {
        return new PrintStream(PRINTED, true, StandardCharsets.UTF_8);
    }

    /** Writes the output of this JVM to a file for Maven's JVM; {@code isRed} says whether the run failed. */
    public static void save(boolean isRed, Path file) throws IOException {
        Files.writeString(file, (isRed ? "red\n" : GREEN) + PRINTED.toString(StandardCharsets.UTF_8));
    }

    /** {@return the file for the last screen of this kata} */
    public static Path file() {
        return ProjectFolder.own().resolve("target/last-screen.txt");
    }

    /**
     * Returns the exit status if Maven's JVM must end now, so that no more lines follow on a terminal. Returns empty if
     * a green run is followed by other goals, or if Maven's own lines are wanted or go to a log.
     *
     * @param asked four settings of Maven: whether it is interactive, whether it shows errors in full, its log level (0
     *     is debugging), and its goals, as Java prints a list
     */
    static OptionalInt status(boolean isRed, List<String> asked, boolean isTerminal) {
        boolean isForReader = isTerminal && asked.subList(0, 2).equals(List.of("true", "false"))
                && !asked.get(2).equals("0");
        boolean isLast = asked.get(asked.size() - 1).endsWith("test]");
        return !isForReader || !isRed && !isLast ? OptionalInt.empty() : OptionalInt.of(isRed ? 1 : 0);
    }

    /** Prints the last screen of this run; {@link #status} explains the arguments. */
    @DoNotMutate("takes a JVM to end; .ci/first-run tries it, with a terminal and without")
    public static void main(String[] arguments) throws IOException {
        Path file = file();
        GivenProperties given = new GivenProperties(Settings::property);
        if (given.isSet("skipTests") || given.isSet("maven.test.skip")) {
            return;
        }
        // an earlier run that was stopped may have left a file
        if (!Files.exists(file) || Files.getLastModifiedTime(file).toMillis()
                < ManagementFactory.getRuntimeMXBean().getStartTime()) {
            throw red("the judging did not end");
        }
        String screen = Files.readString(file);
        Files.delete(file);
        boolean isRed = !screen.startsWith(GREEN);
        boolean isTerminal = Terminal.isTerminal();
        PrintStream out = Terminal.standardOutput();
        out.print(Terminal.style(System.getenv(), Settings::property, isTerminal)
                .shown(screen.substring(screen.indexOf('\n') + 1)));
        out.flush();
        status(isRed, List.of(arguments), isTerminal).ifPresent(System::exit);
        if (isRed) {
            throw red("not accepted, as the scoreboard says");
        }
    }

    /** Creates an exception that fails the build with one line, without a stack trace. */
    @DoNotMutate("as main, which throws it")
    private static RuntimeException red(String message) {
        return new RuntimeException(message, null, false, false) { };
    }
}
