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
import nqueens.judge.submission.Submission;

/**
 * The settings of a run, from {@code -D} properties.
 *
 * @param submissionName the name of the submission; empty to use the name of its folder
 * @param isolation the required isolation; empty for the strongest isolation available
 * @param minimum the points required for a green run; empty if every check must be accepted
 */
public record Settings(
        String submission, Optional<String> submissionName, Optional<Isolation> isolation,
        Optional<Double> timeScale, Points points, Optional<Integer> minimum, int seed, Path reports) {

    /** Reads the values of properties; the arguments of the judge's JVM show whether a debugger is attached. */
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
                given.factor("kata.timeScale", 0.1, 100),
                points,
                given.text("kata.minimum").filter(value -> !value.equals("accepted"))
                        .flatMap(value -> given.number("kata.minimum", 0, most)),
                given.number("kata.seed", 0, 999_999_999).orElse(Results.STANDARD_SEED),
                ProjectFolder.own().given("kata.reports", given.text("kata.reports").orElse("target/judge")));
    }

    /** {@return the value of a property of this JVM, named without {@code -D}} */
    public static Optional<String> property(String name) {
        return Optional.ofNullable(System.getProperty(name));
    }

    /** Opens the submission; unless a name is given, its folder must exist and contain an exercise. */
    public Submission open() {
        return submissionName.map(name -> Submission.of(name, ProjectFolder.own().resolve(submission), List.of()))
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
