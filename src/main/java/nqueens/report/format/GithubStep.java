package nqueens.report.format;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

import nqueens.judge.result.Results;
import nqueens.judge.submission.GivenProperties;
import nqueens.judge.submission.SettingsException;
import nqueens.report.text.ForeignText;

/**
 * The current step of a GitHub Actions job, with the files for its outputs and its summary. Source: "Setting an output
 * parameter" and "Adding a job summary" in
 * docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands.
 */
public record GithubStep(Path outputs, Path summary) {

    private static final String PROPERTY = "kata.github";
    /** Maximum number of characters in a summary; each character takes at most three bytes of UTF-8. */
    private static final int MOST = 340_000;

    /** {@return the step, or empty without {@code -Dkata.github=true}} */
    public static Optional<GithubStep> of(
            Function<String, Optional<String>> properties, Map<String, String> environment) {
        return new GivenProperties(properties).isSet(PROPERTY) ? Optional.of(new GithubStep(
                file(environment, "GITHUB_OUTPUT"), file(environment, "GITHUB_STEP_SUMMARY"))) : Optional.empty();
    }

    /** Sets the outputs {@code verdict}, {@code points} (empty without a grade) and {@code max}. */
    public void setOutputs(Results results) throws IOException {
        append(outputs, "verdict=" + results.verdict() + "\npoints="
                + (results.verdict().isGraded() ? results.points() : "") + "\nmax=" + results.maxPoints() + "\n");
    }

    /** Adds Markdown to the summary, truncated to the 1 MiB of UTF-8 that GitHub accepts. */
    public void summarize(String markdown) throws IOException {
        append(summary, markdown.length() <= MOST ? markdown : markdown.substring(
                0, ForeignText.wholeUpTo(markdown, MOST)) + "\n\n... and more, see the artifact\n");
    }

    private static Path file(Map<String, String> environment, String name) {
        String file = environment.getOrDefault(name, "");
        if (file.isBlank()) {
            throw new SettingsException("-D" + PROPERTY + "=true: " + name
                    + " is not set; GitHub Actions sets it for each step");
        }
        return Path.of(file);
    }

    private static void append(Path file, String text) throws IOException {
        Files.write(file, text.getBytes(StandardCharsets.UTF_8), StandardOpenOption.CREATE,
                StandardOpenOption.APPEND);
    }
}
