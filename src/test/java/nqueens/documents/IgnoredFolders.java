package nqueens.documents;

import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/** The folders that version control leaves out, by {@code .gitignore}: runs and tools make what is in them. */
final class IgnoredFolders {

    private static final Set<String> NAMES = Script.read(Path.of(".gitignore")).source().lines()
            .filter(line -> line.endsWith("/")).map(line -> line.replace("/", "")).collect(Collectors.toSet());

    private IgnoredFolders() {
    }

    /** Whether a file is in one of them, or is one. */
    static boolean have(Path file) {
        return StreamSupport.stream(file.spliterator(), false).map(Path::toString).anyMatch(NAMES::contains);
    }
}
