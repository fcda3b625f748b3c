package nqueens.interview;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import nqueens.interview.DrillStage.GivenSolver;
import nqueens.judge.submission.ProjectFolder;
import nqueens.judge.submission.Submission;
import nqueens.problem.Problem;
import nqueens.report.ReportFolder;

/**
 * The folder of one interview, such as {@code interview/2026-11-21}: new each time, so that earlier work is kept. What
 * is written stands below it in {@code drill}, and of a problem that is an exercise in a folder of its own.
 */
public record InterviewWorkspace(Path folder) {

    /** What a stub says of its problem: an interviewer is asked. */
    private static final Pattern COMMENT = Pattern.compile("^ */\\*\\*.*?\\*/\\R", Pattern.DOTALL | Pattern.MULTILINE);

    /** Makes a folder that was not there; from the second of a day on its name ends in a number. */
    static InterviewWorkspace create(Path root, LocalDate date) throws IOException {
        Path folder = root.resolve(date.toString());
        for (int number = 2; Files.exists(folder); number++) {
            folder = root.resolve(date + "-" + number);
        }
        Files.createDirectories(folder);
        return new InterviewWorkspace(folder);
    }

    /** {@return the file of a problem, whether it is there or not} */
    public Path file(Problem problem) {
        return folder.resolve(problem.solver().packageName()).resolve(problem.solver().file());
    }

    /** Names the file that a stage has, whether it is there or not; empty if it has none. */
    Optional<Path> file(DrillStage stage) {
        return stage.problem().map(this::file).or(() -> stage.given()
                .map(given -> folder.resolve("read").resolve(given.problem().solver().file())));
    }

    /** Writes what a stage begins with; a file that is there already is left as it is. */
    void open(DrillStage stage) throws IOException {
        Optional<Path> file = file(stage).filter(Files::notExists);
        if (file.isPresent()) {
            Files.createDirectories(file.get().getParent());
            Files.writeString(file.get(), beginning(stage));
        }
    }

    /** {@return the source of a problem's stub, which states nothing but the method} */
    public static String stub(Problem problem) {
        return problem.isExercise() ? COMMENT.matcher(read(ProjectFolder.own().stub(problem))).replaceAll("")
                : Text.of("stubs/" + problem.solver().file());
    }

    private static String beginning(DrillStage stage) {
        return stage.given().map(GivenSolver::code).orElseGet(() -> stub(stage.problem().orElseThrow()));
    }

    /** Whether the file of a stage isn't what the stage began with. */
    boolean isTouched(DrillStage stage) {
        return file(stage).filter(Files::exists).filter(file -> !read(file).equals(beginning(stage))).isPresent();
    }

    /** What stands in the file of a stage; empty if there is none, or it can't be read as a text. */
    String written(DrillStage stage) {
        return file(stage).filter(Files::exists).map(InterviewWorkspace::read).orElse("");
    }

    /** Deletes all of it, unless something is touched, or somebody else has put something there; tells whether. */
    boolean discard(List<DrillStage> stages) throws IOException {
        List<Path> own = Stream.concat(Stream.of(InterviewLog.FILE, InterviewPage.SHEET).map(folder::resolve),
                stages.stream().filter(stage -> !isTouched(stage)).flatMap(stage -> file(stage).stream())).toList();
        try (Stream<Path> files = Files.walk(folder)) {
            if (!files.filter(Files::isRegularFile).allMatch(own::contains)) {
                return false;
            }
        }
        new ReportFolder(folder).delete();
        return true;
    }

    /** A model solution of a stage; of a solver to mend the mended one. Empty where the kata has none. */
    static String model(DrillStage stage) {
        Problem problem = stage.problem().orElseThrow();
        String file = problem.solver().file();
        return stage.given().map(given -> Text.of("models/" + given.name() + "/" + file)).orElseGet(() ->
                problem.isExercise() ? read(ProjectFolder.own().resolve("solutions/" + problem.id() + "/" + file))
                        : Text.of("models/" + file));
    }

    /** {@return what the judge reads: a submission, called by its folder} */
    public Submission submission() {
        return new Submission(folder.toString().replace('\\', '/'), folder);
    }

    /** A file as a text; empty if it isn't there, or is none. */
    private static String read(Path file) {
        try {
            return Files.exists(file) ? Files.readString(file) : "";
        } catch (CharacterCodingException e) {
            // the judge says so
            return "";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
