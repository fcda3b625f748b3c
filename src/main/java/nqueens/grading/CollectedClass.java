package nqueens.grading;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import nqueens.judge.result.CheckResult;
import nqueens.judge.result.Points;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.result.Results;
import nqueens.judge.submission.ClassFolder;
import nqueens.judge.submission.ProjectFolder;
import nqueens.judge.submission.SettingsException;
import nqueens.judge.submission.Submission;
import nqueens.report.format.JsonReport;

/**
 * A class that was judged elsewhere: a folder with {@code NAME/results.json} for each submission. Missing or broken
 * results, or results with other points, become a {@code JUDGE_ERROR}, so that nobody gets a wrong grade or is left
 * out.
 */
record CollectedClass(Path folder, List<String> names, Points points) {

    /** Matches a repository. A name must not look like a path, an option or a pattern, since it becomes a folder. */
    private static final Pattern REPOSITORY = Pattern.compile(
            "(?:(?<name>[A-Za-z0-9][A-Za-z0-9._@+-]*)=)?"
            + "(?<repository>[A-Za-z0-9][A-Za-z0-9-]*/(?<own>[A-Za-z0-9_][A-Za-z0-9._-]*))"
            + "(?:@(?<ref>[A-Za-z0-9][A-Za-z0-9._/-]*))?");
    private static final String PROPERTY = "kata.collect";
    private static final String LIST = "-Dkata.repositories: ";
    private static final String RULE = "it is a folder with a folder NAME/results.json for each submission";

    /** Opens a class with the names of all folders. */
    static CollectedClass at(String given, Points points) {
        Path folder = ProjectFolder.own().existing(PROPERTY, given, RULE);
        try (Stream<Path> files = Files.list(folder)) {
            List<String> names = files.filter(file -> Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS))
                    .map(file -> file.getFileName().toString()).filter(name -> !name.startsWith(".")).sorted().toList();
            if (names.isEmpty()) {
                throw new SettingsException(PROPERTY, given, "no folder with results in it; " + RULE);
            }
            return new CollectedClass(folder, names, points);
        } catch (IOException e) {
            throw new SettingsException(PROPERTY, given, "can't be read; " + RULE);
        }
    }

    /**
     * Reads a list of the repositories of a class: entries {@code owner/name} or {@code name=owner/name}, with or
     * without {@code @ref} at the end. Returns each {@code owner/name@ref} by its name in gradebooks; the ref may be
     * empty.
     */
    static Map<String, String> repositories(String value) {
        Map<String, String> places = new LinkedHashMap<>();
        Set<String> names = new HashSet<>();
        for (String text : value.split("[\\s,]+")) {
            Matcher matcher = REPOSITORY.matcher(text);
            if (matcher.matches()) {
                String name = Objects.requireNonNullElse(matcher.group("name"), matcher.group("own"));
                // some file systems ignore case
                if (!names.add(name.toLowerCase(Locale.ROOT))) {
                    throw new SettingsException(LIST + "two are called " + name + "; write name=owner/name");
                }
                places.put(name, matcher.group("repository") + "@"
                        + Objects.requireNonNullElse(matcher.group("ref"), ""));
            } else if (!text.isEmpty()) {
                throw new SettingsException(LIST + text + ": not owner/name, name=owner/name or owner/name@ref");
            }
        }
        if (places.isEmpty()) {
            throw new SettingsException(LIST + "no repository in it");
        }
        return places;
    }

    /** Returns the class as if it were a folder of submissions, but with results only. */
    ClassFolder classFolder() {
        return new ClassFolder(folder.toString().replace('\\', '/'),
                names.stream().map(name -> new Submission(name, folder.resolve(name))).toList(), List.of());
    }

    Results results(Submission submission) {
        Path file = submission.folder().resolve(JsonReport.FILE);
        if (Files.isSymbolicLink(file)) {
            return failed(submission.name(), file, "a symbolic link, which is not followed");
        }
        try {
            Results results = JsonReport.results(Files.readString(file));
            return flaw(submission.name(), results).map(flaw -> failed(submission.name(), file, flaw))
                    .orElseGet(results::onlyCounted);
        } catch (NoSuchFileException e) {
            return failed(submission.name(), file, "missing; its job ended before it was written");
        } catch (IOException e) {
            return failed(submission.name(), file, "broken: " + e.getMessage());
        }
    }

    private Optional<String> flaw(String name, Results results) {
        Results expected = failed(name, folder, "");
        if (results.schemaVersion() != expected.schemaVersion() || !expected.kata().equals(results.kata())) {
            return Optional.of("not of this kata");
        }
        if (!name.equals(results.submission())) {
            return Optional.of("of another submission, " + results.submission());
        }
        if (!worth(results).equals(worth(expected))) {
            return Optional.of("judged by other points than this class");
        }
        return isWhole(results) ? Optional.empty() : Optional.of("broken: its parts don't fit together");
    }

    private static List<String> worth(Results results) {
        return results.counted().stream().flatMap(exercise -> exercise.checks().stream()
                .map(check -> exercise.id() + "." + check.id() + "=" + check.maxPoints())).toList();
    }

    private static boolean isWhole(Results results) {
        // the copy computes verdict and points from its exercises, so a forged sum differs
        return results.isolation() != null && results.exercises().stream().allMatch(CollectedClass::isWhole)
                && results.equals(results.noting(results.notes()));
    }

    private static boolean isWhole(ProblemResult exercise) {
        return exercise.verdict() != null
                && exercise.checks().stream().flatMap(check -> Stream.of(check.verdict(), check.title(),
                        check.message())).allMatch(Objects::nonNull)
                && exercise.points() == exercise.checks().stream().mapToInt(CheckResult::points).sum()
                && exercise.maxPoints() == exercise.checks().stream().mapToInt(CheckResult::maxPoints).sum();
    }

    private Results failed(String name, Path file, String reason) {
        return Grading.failed(name, points, file.toString().replace('\\', '/') + ": " + reason);
    }
}
