package nqueens.submissions;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import nqueens.judge.Points;
import nqueens.judge.Submission;
import nqueens.problem.Problem;

/** The folders {@code src/test/submissions/<verdict>/<name>}. */
final class KnownSubmissions {

    /** The folder that holds them all. */
    static final Path FOLDER = Path.of("src/test/submissions");

    private KnownSubmissions() {
    }

    /**
     * Gives {@code <verdict>/<name>} of each, sorted; with {@code -Dkata.known=PART} only of those of which that is the
     * verdict, the name, both, or an exercise.
     */
    static List<String> names() {
        String part = System.getProperty("kata.known", "");
        return all().filter(name -> part.isEmpty() || ("/" + name + "/").contains("/" + part + "/")
                || Files.exists(FOLDER.resolve(name).resolve(part))).sorted().toList();
    }

    /** Gives {@code <verdict>/<name>} of each. */
    static Stream<String> all() {
        try (Stream<Path> folders = Files.find(FOLDER, 2, (path, attributes) -> attributes.isDirectory())) {
            return folders.map(FOLDER::relativize).filter(path -> path.getNameCount() == 2)
                    .map(path -> path.toString().replace('\\', '/')).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Opens one by {@code <verdict>/<name>}. */
    static Submission submission(String name) {
        return Submission.at(FOLDER.resolve(name).toString());
    }

    /** Gives the problems of which there is a folder: the others of the core are another submission's. */
    static List<Problem> problems(Submission submission) {
        return submission.problems(Points.standard()).stream()
                .filter(problem -> Files.exists(submission.folder().resolve(problem.solver().packageName()))).toList();
    }
}
