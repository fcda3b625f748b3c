package nqueens.submissions;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The folders {@code src/test/submissions/<verdict>/<name>}. */
final class KnownSubmissions {

    /** The folder that holds them all. */
    static final Path FOLDER = Path.of("src/test/submissions");

    private KnownSubmissions() {
    }

    /** Gives {@code <verdict>/<name>} of each whose name contains {@code -Dkata.known=}, sorted. */
    static List<String> names() {
        String part = System.getProperty("kata.known", "");
        try (Stream<Path> folders = Files.find(FOLDER, 2, (path, attributes) -> attributes.isDirectory())) {
            return folders.map(FOLDER::relativize).filter(path -> path.getNameCount() == 2)
                    .map(path -> path.toString().replace('\\', '/'))
                    .filter(name -> name.contains(part)).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
