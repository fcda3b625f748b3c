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

    /** Gives {@code <verdict>/<name>} of each whose name contains {@code -Dkata.known=}, sorted. */
    static List<String> names() {
        String part = System.getProperty("kata.known", "");
        return all().filter(name -> name.contains(part)).sorted().toList();
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
