package nqueens.judge.process;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.spi.ToolProvider;

/**
 * A Java runtime in which submissions run: nothing of it can be reached but {@code java.base}.
 *
 * @param home its folder, with {@code bin/java}
 * @param options what keeps the rest of it from workers
 */
record JavaRuntime(Path home, List<String> options) {

    private static final String BASE = "java.base";
    private static final int DUMP_SECONDS = 60;

    /** The runtime in which the judge runs. */
    static JavaRuntime own() {
        return new JavaRuntime(Path.of(System.getProperty("java.home")), List.of("--limit-modules", BASE));
    }

    /**
     * Makes a runtime that has no other module. That takes some seconds of CPU time, and then each JVM
     * needs half the time to start: a runtime that is limited by an option can't share classes that were
     * loaded beforehand.
     *
     * @param folder where to put it; not there yet
     * @return the runtime; empty if this JDK has no {@code jlink}, or it fails
     */
    static Optional<JavaRuntime> linked(Path folder) {
        Optional<ToolProvider> jlink = ToolProvider.findFirst("jlink");
        PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
        if (jlink.isEmpty() || jlink.get().run(nowhere, nowhere, "--add-modules", BASE, "--no-header-files",
                "--no-man-pages", "--output", folder.toString()) != 0) {
            return Optional.empty();
        }
        return sharesClasses(folder) ? Optional.of(new JavaRuntime(folder, List.of())) : Optional.empty();
    }

    /** The command that starts it. */
    Path java() {
        return java(home);
    }

    private static Path java(Path home) {
        return home.resolve("bin").resolve("java");
    }

    private static boolean sharesClasses(Path home) {
        try {
            Process dump = new ProcessBuilder(java(home).toString(), "-Xshare:dump", "-XX:+UseSerialGC")
                    .redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
            try {
                return dump.waitFor(DUMP_SECONDS, TimeUnit.SECONDS) && dump.exitValue() == 0;
            } finally {
                dump.destroyForcibly();
            }
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
