package nqueens.submissions;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** What attacks would leave behind: each writes files of one name only, wherever it can. */
final class Traces {

    private static final String NAME = "n-queens-forged";
    private static final List<Path> PLACES = Stream.of("", "..", "target", "target/judge", "target/surefire-reports",
                    "exercises", "solutions", System.getProperty("user.home"), System.getProperty("java.io.tmpdir"))
            .map(Path::of).toList();

    private Traces() {
    }

    /** Fails if an attack has written anything. */
    static void assertNone() {
        assertThat(PLACES.stream().flatMap(Traces::forged)).isEmpty();
    }

    private static Stream<Path> forged(Path place) {
        if (!Files.isDirectory(place.toAbsolutePath())) {
            return Stream.of();
        }
        try (Stream<Path> files = Files.list(place.toAbsolutePath())) {
            return files.filter(file -> file.getFileName().toString().startsWith(NAME)).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
