package nqueens.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LinksTest {

    static List<Path> documents() {
        return Document.files();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("documents")
    void a_link_leads_to_a_file_and_a_heading_that_are_there(Path file) {
        Document document = Document.read(file);

        assertThat(document.destinations()).allSatisfy(
                destination -> assertThat(flaw(document, destination)).as(destination).isEmpty());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("documents")
    void an_image_has_a_text_alternative(Path file) {
        assertThat(Document.read(file).alternatives()).allSatisfy(
                alternative -> assertThat(alternative).hasSizeGreaterThan(20));
    }

    @Test
    void documents_are_found_in_every_folder() {
        assertThat(documents()).contains(Path.of("README.md"), Path.of("exercises/README.md"),
                Path.of("solutions/bitmask/README.md"), Path.of("src/test/submissions/README.md"));
    }

    @Test
    void a_link_to_nowhere_is_found() {
        Document document = new Document(Path.of("exercises/a.md"), "# One `two`: three?\n\ntext");

        assertThat(flaw(document, "https://oeis.org/A000170")).isEmpty();
        assertThat(flaw(document, "#one-two-three")).isEmpty();
        assertThat(flaw(document, "#one-two")).contains("no such heading");
        assertThat(flaw(document, "bitmask/README.md")).isEmpty();
        assertThat(flaw(document, "bitmask/README.md#hints")).isEmpty();
        assertThat(flaw(document, "bitmask/README.md#clues")).contains("no such heading");
        assertThat(flaw(document, "bitmask/NOTHING.md")).contains("no such file");
        assertThat(flaw(document, "../../outside.md")).contains("no such file");
        assertThat(flaw(document, "/exercises/README.md")).contains("not relative");
    }

    /** Says what is wrong with a link, if it is one within the project. */
    private static Optional<String> flaw(Document from, String destination) {
        URI link = URI.create(destination);
        if (link.getScheme() != null) {
            return Optional.empty();
        }
        if (link.getPath().startsWith("/")) {
            return Optional.of("not relative");
        }
        Document to = from;
        if (!link.getPath().isEmpty()) {
            Path target = Path.of("").resolve(from.file()).resolveSibling(link.getPath()).normalize();
            if (target.startsWith("..") || !Files.exists(target)) {
                return Optional.of("no such file");
            }
            if (link.getFragment() == null) {
                return Optional.empty();
            }
            to = Document.read(target);
        }
        return to.anchors().contains(link.getFragment()) ? Optional.empty() : Optional.of("no such heading");
    }
}
