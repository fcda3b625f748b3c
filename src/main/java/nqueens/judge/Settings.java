package nqueens.judge;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import nqueens.judge.limit.Isolation;
import nqueens.judge.result.Points;
import nqueens.judge.result.Results;
import nqueens.judge.submission.GivenProperties;
import nqueens.judge.submission.ProjectFolder;
import nqueens.judge.submission.SettingsException;
import nqueens.judge.submission.Submission;

/**
 * What a run is told by {@code -D} properties.
 *
 * @param submission the value of {@code -Dsubmission=}, {@code exercises} if it is not set
 * @param submissionName what the submission is called; empty to call it by its folder
 * @param isolation the value of {@code -Dkata.isolation=}: a demand; if it is not set, {@link Isolation#NONE}
 *     where a debugger is attached, and elsewhere empty: the strongest that is to be had
 * @param timeScale the value of {@code -Dkata.timeScale=}, empty to measure the machine
 * @param points the file that {@code -Dkata.points=} names, or the standard points
 * @param minimum the value of {@code -Dkata.minimum=}: the points for a green run; empty if everything has to be
 *     accepted
 * @param seed the value of {@code -Dkata.seed=}, from which cases draw arguments; {@link Results#STANDARD_SEED} if
 *     it is not set
 */
public record Settings(
        String submission, Optional<String> submissionName, Optional<Isolation> isolation,
        Optional<Double> timeScale, Points points, Optional<Integer> minimum, int seed, Path reports) {

    /** The value of {@code -Dkata.minimum=} that asks for what is asked for without it. */
    private static final String EVERYTHING = "accepted";
    private static final double SMALLEST_SCALE = 0.1;
    private static final int GREATEST_SCALE = 100;
    private static final int GREATEST_SEED = 999_999_999;

    /**
     * Reads the settings; {@code properties} gives the value of a property, or empty if it is not set. The arguments of
     * the judge's JVM tell whether a debugger is attached.
     *
     * @throws SettingsException if a value is bad
     */
    public static Settings of(Function<String, Optional<String>> properties, List<String> jvmArguments) {
        GivenProperties given = new GivenProperties(properties);
        Optional<Isolation> isolation = given.text("kata.isolation")
                .map(value -> Isolation.of(given.choice("kata.isolation", "bubblewrap", "process", "none")))
                .or(() -> isDebugged(jvmArguments) ? Optional.of(Isolation.NONE) : Optional.empty());
        Points points = given.text("kata.points").map(Points::read).orElseGet(Points::standard);
        int most = points.graded().stream().mapToInt(points::of).sum();
        return new Settings(
                given.text("submission").orElse("exercises"),
                given.text("kata.submissionName"),
                isolation,
                given.factor("kata.timeScale", SMALLEST_SCALE, GREATEST_SCALE),
                points,
                given.text("kata.minimum").filter(value -> !value.equals(EVERYTHING))
                        .flatMap(value -> given.number("kata.minimum", 0, most)),
                given.number("kata.seed", 0, GREATEST_SEED).orElse(Results.STANDARD_SEED),
                ProjectFolder.own().given("kata.reports", given.text("kata.reports").orElse("target/judge")));
    }

    /** {@return the value of a property of this JVM, named without {@code -D}; empty if it is not set} */
    public static Optional<String> property(String name) {
        return Optional.ofNullable(System.getProperty(name));
    }

    /**
     * Opens the submission.
     *
     * @throws SettingsException if there is no such folder, or it has no name and no exercise in it
     */
    public Submission open() {
        return submissionName.map(name -> Submission.named(name, ProjectFolder.own().resolve(submission)))
                .orElseGet(() -> Submission.at(submission));
    }

    /** {@return the arguments of this JVM} */
    public static List<String> ownJvmArguments() {
        return ManagementFactory.getRuntimeMXBean().getInputArguments();
    }

    private static boolean isDebugged(List<String> jvmArguments) {
        return jvmArguments.stream()
                .anyMatch(argument -> argument.startsWith("-agentlib:jdwp") || argument.startsWith("-Xrunjdwp"));
    }
}
