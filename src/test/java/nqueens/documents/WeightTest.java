package nqueens.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import nqueens.problem.catalogue.Catalogue;

/**
 * Limits of the house in lines of all kinds. Lower a limit when something goes; raise it only as far as a new feature
 * needs, after looking for something that can go.
 */
class WeightTest {

    private static final Pattern DECLARATION =
            Pattern.compile("(?m)^ *(?:(?:public|private|protected|static|final|abstract|sealed|non-sealed) )*"
                    + "(?:class|interface|@interface|enum|record) (\\w+)");

    /** The problems that these limits are for. */
    private static final int PROBLEMS = 20;

    @ParameterizedTest
    @CsvSource({"src/main/java, 23398, 50", "src/test/java, 15058, 10", "src/browser/java, 435, 0",
        "src/bench/java, 900, 0", "pom.xml, 497, 0"})
    void nothing_grows_heavier_in_silence(Path place, long most, long ofEachNewProblem) {
        assertThat(lines(place) - ofEachNewProblem * (Catalogue.all().size() - PROBLEMS))
                .as("lines in " + place + ", whose limit stands here").isLessThanOrEqualTo(most);
    }

    @Test
    void no_class_is_longer_than_350_lines() {
        assertThat(Document.files(Path.of("src/main/java"), ".java").filter(file -> linesOf(file) > 350)).isEmpty();
    }

    @Test
    void each_simple_name_means_one_type() {
        List<String> names = Document.files(Path.of("src/main/java"), ".java").flatMap(file ->
                DECLARATION.matcher(Document.read(file).source()).results().map(found -> found.group(1))).toList();
        assertThat(names).hasSizeGreaterThan(300).doesNotHaveDuplicates();
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
