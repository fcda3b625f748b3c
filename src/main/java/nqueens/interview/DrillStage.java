package nqueens.interview;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

import nqueens.interview.Text.Section;
import nqueens.judge.submission.ProjectFolder;
import nqueens.problem.Problem;
import nqueens.problem.catalogue.Catalogue;

/**
 * A part of a drill: something to write, which is judged, or a question to answer.
 *
 * @param title a name for people: a phrase of at most 28 characters
 * @param thinking minutes to plan in, before the first line
 * @param problem the problem to solve, or of the solver to read; empty for a mere question
 * @param given the folder of the solver to mend or read; empty if there is none
 * @param topic the topic of the question; empty if there is something to write
 */
record DrillStage(String title, int thinking, int minutes, Optional<Problem> problem, String given, String topic) {

    /** The Javadoc of a stub, which would answer the questions for the interviewer. */
    private static final Pattern COMMENT = Pattern.compile("^ */\\*\\*.*?\\*/\\R", Pattern.DOTALL | Pattern.MULTILINE);

    private static final String HINT = "Hint: ";
    private static final List<Section> PROBLEMS = Text.sections("problems.md");

    static DrillStage of(String[] cells) {
        return new DrillStage(cells[2], Integer.parseInt(cells[3]), Integer.parseInt(cells[4]),
                Catalogue.find(cells[5]), cells[6], cells[7]);
    }

    boolean isCoding() {
        return topic.isEmpty();
    }

    /** The task in a few lines; for a solver to mend also that it is wrong, and perhaps the call that shows it. */
    String statement() {
        return (given.isEmpty() ? "" : told(given).body() + "\n") + told(problem.orElseThrow().id()).body();
    }

    /** The questions that a candidate should ask, with their answers; none if nothing is written. */
    List<Section> questions() {
        return !isCoding() ? List.of() : told(problem.orElseThrow().id()).parts().stream()
                .filter(part -> !part.heading().startsWith(HINT)).toList();
    }

    /** Hints from gentle to strong, a question and a sentence each; a solver to mend has hints of its own. */
    List<String> hints() {
        return told(given.isEmpty() ? problem.orElseThrow().id() : given).parts().stream()
                .filter(part -> part.heading().startsWith(HINT)).map(part -> part.text().substring(HINT.length()))
                .toList();
    }

    /** The section of {@code problems.md} on a problem, or on a solver to mend. */
    private static Section told(String id) {
        return PROBLEMS.stream().filter(each -> each.heading().equals(id)).findFirst().orElseThrow();
    }

    /** Its file in the folder of an interview, which need not exist yet; empty if it has none. */
    Optional<Path> file(Path folder) {
        return problem.map(asked -> folder.resolve(isCoding() ? asked.solver().packageName() : "read")
                .resolve(asked.solver().file()));
    }

    /** Writes the initial content of its file, if it has one; an existing file stays as it is. */
    void open(Path folder) throws IOException {
        Optional<Path> file = file(folder).filter(Files::notExists);
        if (file.isPresent()) {
            Files.createDirectories(file.get().getParent());
            Files.writeString(file.get(), beginning());
        }
    }

    /** The solver that is given; empty if there is none. */
    String givenCode() {
        return given.isEmpty() ? "" : Text.of("solvers/" + given + "/" + problem.orElseThrow().solver().file());
    }

    /** The initial source of its file: a given solver, or a stub without the Javadoc of an exercise. */
    String beginning() {
        Problem asked = problem.orElseThrow();
        // if learners have the judge as a jar, it also holds the stubs of exercises
        String stub = Text.of("stubs/" + asked.solver().file());
        return !given.isEmpty() ? givenCode() : !asked.isExercise() ? stub
                : COMMENT.matcher(stub.isEmpty() ? read(ProjectFolder.own().stub(asked)) : stub).replaceAll("");
    }

    /** A model solution, or the mended solver; empty if nothing is written, or this copy of the kata has none. */
    String model() {
        String file = problem.map(asked -> asked.solver().file()).orElse("");
        return !isCoding() ? "" : problem.orElseThrow().isExercise()
                ? read(ProjectFolder.own().resolve("solutions/" + problem.orElseThrow().id() + "/" + file))
                : Text.of("models/" + (given.isEmpty() ? "" : given + "/") + file);
    }

    /** A file as a text; empty if it doesn't exist, or isn't text. */
    static String read(Path file) {
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
