package nqueens.report;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.opentest4j.TestAbortedException;

/**
 * A browser that can be driven: Chromium or Chrome, and a driver of the same version, both on the path. Nothing is
 * ever downloaded. With {@code -Dkata.browser=demanded} there has to be one.
 *
 * @param program the browser
 * @param driver its driver
 */
record BrowserOnThisMachine(Path program, Path driver) {

    private static final List<String> BROWSERS =
            List.of("chromium", "google-chrome", "google-chrome-stable", "chromium-browser", "chrome");
    private static final List<String> DRIVERS = List.of("chromedriver", "chromium.chromedriver");
    private static final Pattern VERSION = Pattern.compile("(\\d+)\\.\\d+\\.\\d+");
    private static final int PATIENCE_SECONDS = 60;

    /** Gives the browser; where there is none the test is aborted, or fails if one is demanded. */
    static BrowserOnThisMachine find() {
        for (Path driver : onPath(DRIVERS)) {
            for (Path program : onPath(BROWSERS)) {
                // a driver refuses a browser of another version
                if (version(driver).isPresent() && version(driver).equals(version(program))) {
                    return new BrowserOnThisMachine(program, driver);
                }
            }
        }
        throw missing("no chromium, or google-chrome, with a chromedriver of the same version is on the path;"
                + " on Debian: apt-get install chromium chromium-driver");
    }

    /** What ends a test that has no browser. */
    static RuntimeException missing(String reason) {
        if ("demanded".equals(System.getProperty("kata.browser"))) {
            throw new AssertionError(reason);
        }
        return new TestAbortedException(reason);
    }

    private static List<Path> onPath(List<String> names) {
        List<String> folders = Arrays.asList(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator));
        return names.stream().flatMap(name -> folders.stream().filter(folder -> !folder.isEmpty())
                        .flatMap(folder -> Stream.of(Path.of(folder, name), Path.of(folder, name + ".exe"))))
                .filter(Files::isExecutable).toList();
    }

    /** The first number of what a program says of its version, or nothing if it says none. */
    private static Optional<String> version(Path program) {
        try {
            Process process = new ProcessBuilder(program.toString(), "--version")
                    .redirectError(ProcessBuilder.Redirect.DISCARD).start();
            try {
                String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
                process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
                return VERSION.matcher(text).results().map((MatchResult version) -> version.group(1)).findFirst();
            } finally {
                process.destroyForcibly();
            }
        } catch (IOException e) {
            // a file that can't be started has no version
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }
}
