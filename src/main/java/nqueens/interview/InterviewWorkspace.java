package nqueens.interview;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import nqueens.interview.Stage.Coding;
import nqueens.interview.Stage.Given;
import nqueens.interview.Stage.Talking;
import nqueens.judge.submission.ProjectFolder;
import nqueens.judge.submission.Submission;
import nqueens.problem.Problem;
import nqueens.report.ReportFolder;
import nqueens.report.Reports;
import nqueens.report.page.ShownRun;

/**
 * The folder of one interview, such as {@code interview/2026-11-21-blocked}: new each time, so that earlier work
 * is kept.
 *
 * @param folder the folder; what is written stands below it in {@code drill}, and of a problem that is an exercise in
 *     a folder of its own
 */
public record InterviewWorkspace(Path folder) {

    /** What a stub says of its task: an interviewer is asked. */
    private static final Pattern COMMENT = Pattern.compile("^ */\\*\\*.*?\\*/\\R", Pattern.DOTALL | Pattern.MULTILINE);

    /** Makes a folder that was not there; from the second of a day on its name ends in a number. */
    static InterviewWorkspace create(Path root, LocalDate date, Drill drill) throws IOException {
        String name = date + "-" + drill.id();
        Path folder = root.resolve(name);
        for (int number = 2; Files.exists(folder); number++) {
            folder = root.resolve(name + "-" + number);
        }
        Files.createDirectories(folder);
        return new InterviewWorkspace(folder);
    }

    /** {@return the file of a problem, whether it is there or not} */
    public Path file(Problem problem) {
        return folder.resolve(problem.solver().packageName()).resolve(problem.solver().file());
    }

    /** Names the file that a stage has, whether it is there or not; empty if it has none. */
    Optional<Path> file(Stage stage) {
        return stage instanceof Coding coding ? Optional.of(file(coding.problem())) : ((Talking) stage).given()
                .map(given -> folder.resolve("read").resolve(given.problem().solver().file()));
    }

    /**
     * Writes what a stage begins with; a file that is there already is left as it is.
     *
     * @throws IOException if it can't be written
     */
    void open(Stage stage) throws IOException {
        Optional<Path> file = file(stage).filter(Files::notExists);
        if (file.isPresent()) {
            Files.createDirectories(file.get().getParent());
            Files.writeString(file.get(), beginning(stage));
        }
    }

    /** {@return the source of a problem's stub, which states nothing but the method} */
    public static String stub(Problem problem) {
        try {
            return problem.isExercise()
                    ? COMMENT.matcher(Files.readString(ProjectFolder.own().stub(problem))).replaceAll("")
                    : Text.of("stubs/" + problem.solver().file());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String beginning(Stage stage) {
        return stage instanceof Coding coding ? coding.given().map(Given::code).orElseGet(() -> stub(coding.problem()))
                : ((Talking) stage).given().orElseThrow().code();
    }

    /** Whether the file of a stage isn't what the stage began with. */
    boolean isTouched(Stage stage) {
        return file(stage).filter(Files::exists).filter(file -> !read(file).equals(beginning(stage))).isPresent();
    }

    /** What stands in the file of a problem; empty if there is none, or it can't be read as a text. */
    String written(Problem problem) {
        return Optional.of(file(problem)).filter(Files::exists).map(InterviewWorkspace::read).orElse("");
    }

    /** Keeps the search of a stage as a page to watch, in place of an earlier one; without one it keeps none. */
    void keepSearch(int stage, ShownRun run) throws IOException {
        Path place = folder.resolve(searchFolder(stage));
        if (run.searches().isEmpty()) {
            new ReportFolder(place).delete();
        } else {
            new ReportFolder(place).writeEach(Reports.ofSearch(place), run);
        }
    }

    /** Names the page of a stage's search, as a link from this folder; empty if none is kept. */
    Optional<String> search(int stage) {
        return Optional.of(searchFolder(stage) + "/" + Reports.PAGE).filter(page -> Files.exists(folder.resolve(page)));
    }

    private static String searchFolder(int stage) {
        return "search-" + (stage + 1);
    }

    /** Deletes what the stages began with, where it was not touched, and the folders that are then empty. */
    void discard(List<Stage> stages) throws IOException {
        for (Stage stage : stages) {
            if (!isTouched(stage) && file(stage).isPresent()) {
                Files.deleteIfExists(file(stage).get());
            }
        }
        try (Stream<Path> folders = Files.walk(folder)) {
            for (Path each : folders.filter(Files::isDirectory).sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(each);
            }
        } catch (DirectoryNotEmptyException | NoSuchFileException e) {
            // what somebody else has put there stays
        }
    }

    /** {@return what the judge reads: a submission, called by its folder} */
    public Submission submission() {
        return new Submission(folder.toString().replace('\\', '/'), folder);
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            // not a text, or gone: the judge says so
            return "";
        }
    }
}
