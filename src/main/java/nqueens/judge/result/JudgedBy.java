package nqueens.judge.result;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import nqueens.judge.submission.Fingerprint;
import nqueens.judge.submission.GitCommit;
import nqueens.judge.submission.ProjectFolder;

/**
 * The judge of a submission, and the time of judging; components are named as in {@code results.json}.
 *
 * @param commit the commit of the kata's clone, or {@code unknown} for a downloaded folder
 * @param code the hash of the kata's {@code pom.xml} and {@code src/main}, which reveals changes since the commit
 * @param at the time of judging, in UTC, to the second
 */
public record JudgedBy(String version, String commit, String code, String java, String points, String at) {

    public static final String UNKNOWN = "unknown";

    private static final String CARRIED = "judge/version.txt";
    private static final Pattern VERSION = Pattern.compile(
            "<artifactId>n-queens-kata</artifactId>\\s*<version>(.*?)</version>");

    /** Creates a description; no part may be null. */
    public JudgedBy {
        Stream.of(version, commit, code, java, points, at).forEach(Objects::requireNonNull);
    }

    /** {@return a description of this judge, with the current time; a handed-out kata has its version in a file} */
    public static JudgedBy of(ProjectFolder kata, Points points) {
        try {
            Path carried = kata.resolve(CARRIED);
            List<String> parts = Files.exists(carried) ? Files.readAllLines(carried) : parts(kata);
            return new JudgedBy(parts.get(0), parts.get(1), parts.get(2),
                    System.getProperty("java.version"), points.hash(), "").at(Instant.now());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Writes this judge's description for a handed-out kata to the file given as the argument. */
    public static void main(String[] arguments) throws IOException {
        Files.write(Path.of(arguments[0]), parts(ProjectFolder.own()));
    }

    private static List<String> parts(ProjectFolder kata) throws IOException {
        Matcher version = VERSION.matcher(Files.readString(kata.resolve("pom.xml")));
        return List.of(version.find() ? version.group(1) : UNKNOWN, GitCommit.of(kata.path()).orElse(UNKNOWN),
                Fingerprint.of(kata.path(), "pom.xml", "src/main"));
    }

    /** {@return a description of the same judge at another time} */
    public JudgedBy at(Instant time) {
        return new JudgedBy(version, commit, code, java, points, time.truncatedTo(ChronoUnit.SECONDS).toString());
    }
}
