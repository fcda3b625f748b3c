package nqueens.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What the house weighs, in lines of all kinds. A figure goes down when something is taken away, and up only with what
 * an issue allows: one feature in, one out.
 */
class WeightTest {

    @ParameterizedTest
    @CsvSource({"src/main/java, 30050", "src/test/java, 15050", "src/browser/java, 450", "src/bench/java, 900",
        "pom.xml, 580"})
    void nothing_grows_heavier_in_silence(Path place, long most) {
        assertThat(lines(place)).as("lines in " + place).isLessThanOrEqualTo(most);
    }

    private static long lines(Path place) {
        List<Path> files = Files.isDirectory(place) ? Document.files(place, ".java").toList() : List.of(place);
        return files.stream().mapToLong(WeightTest::linesOf).sum();
    }

    private static long linesOf(Path file) {
        try {
            return Files.readAllLines(file).size();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
