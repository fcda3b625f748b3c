package nqueens.grading;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import nqueens.judge.result.CheckResult;
import nqueens.judge.result.Points;
import nqueens.judge.result.Results;
import nqueens.judge.submission.ClassFolder;
import nqueens.judge.submission.ProjectFolder;
import nqueens.judge.submission.SettingsException;
import nqueens.judge.submission.Submission;
import nqueens.report.format.JsonReport;

/**
 * A class that was judged elsewhere: a folder with {@code NAME/results.json} for each submission. Results become a
 * {@code JUDGE_ERROR} if they are missing, broken, or judged with points other than those of this class, so that nobody
 * gets a wrong grade or is left out.
 */
record CollectedClass(Path folder, List<String> names, Points points) {

    private static final String PROPERTY = "kata.collect";
    private static final String RULE = "it is a folder with a folder NAME/results.json for each submission";

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
                    .orElseGet(results::onlyGraded);
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
            return Optional.of("judged with other points than this class");
        }
        return isWhole(results) ? Optional.empty() : Optional.of("broken: its parts don't fit together");
    }

    private static List<String> worth(Results results) {
        return results.graded().stream().flatMap(exercise -> exercise.checks().stream()
                .map(check -> exercise.id() + "." + check.id() + "=" + check.maxPoints())).toList();
    }

    private static boolean isWhole(Results results) {
        // the copy recomputes the verdict and points of the submission, so a forged sum differs
        return results.equals(results.withNotes(results.notes())) && results.exercises().stream().allMatch(exercise ->
                exercise.points() == exercise.checks().stream().mapToInt(CheckResult::points).sum()
                        && exercise.maxPoints() == exercise.checks().stream().mapToInt(CheckResult::maxPoints).sum());
    }

    private Results failed(String name, Path file, String reason) {
        return Grading.failed(name, points, file.toString().replace('\\', '/') + ": " + reason, null);
    }
}
