package nqueens.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import nqueens.problem.catalogue.Catalogue;

/** What a page and a terminal have of an exercise's statement and hints. */
class StatementTest {

    private static final String README = """
            # rooks: `n` of them

            See [the ladder](../README.md#top).

            ## Samples
            <details><summary>Answer</summary></details>

            <script>alert(1)</script>
            """;

    private static final String HINTS = """
            # Hints

            <details><summary>Hint 1 of 2: is it safe?</summary>

            Two squares share *a diagonal* if they are
            as many columns apart as rows.

            ```java
            int row = 0;
                row++;
            ```

            </details>
            """;

    @TempDir
    private Path kata;

    @BeforeEach
    void writeStatement() throws IOException {
        Path folder = Files.createDirectories(kata.resolve("exercises/torus"));
        Files.writeString(folder.resolve("README.md"), README);
        Files.writeString(folder.resolve("hints.md"), HINTS);
    }

    @Test
    void a_page_has_it_under_its_own_headings_with_hints_to_lead_to_and_files_by_their_names() {
        assertThat(statement().title()).isEqualTo("n of them");
        assertThat(statement().markup("task-1")).isEqualTo("""
                <p>See the ladder (exercises/README.md).</p>
                <h4>Samples</h4>
                <p>&lt;details&gt;&lt;summary&gt;Answer&lt;/summary&gt;&lt;/details&gt;</p>
                <p>&lt;script&gt;alert(1)&lt;/script&gt;</p>
                <h4>Hints</h4>
                <details id="task-1-hint-1"><summary>Hint 1 of 2: is it safe?</summary>
                <p>Two squares share <em>a diagonal</em> if they are
                as many columns apart as rows.</p>
                <pre tabindex="0"><code class="language-java">int row = 0;
                    row++;
                </code></pre>
                </details>
                """);
        assertThat(Statement.of(kata, Catalogue.BITMASK)).isEmpty();
    }

    @Test
    void a_terminal_has_its_hints_without_markup_and_paragraphs_in_a_line() throws IOException {
        List<String> hint = List.of("Hint 1 of 2: is it safe?",
                "  Two squares share a diagonal if they are as many columns apart as rows.",
                "  int row = 0;", "      row++;");

        assertThat(statement().hints()).containsExactly(hint);
        Files.writeString(kata.resolve("exercises/torus/hints.md"), HINTS.replace("\n", "\r\n"));
        assertThat(statement().hints()).as("line ends of Windows").containsExactly(hint);
    }

    private Statement statement() {
        return Statement.of(kata, Catalogue.find("torus").orElseThrow()).orElseThrow();
    }
}
