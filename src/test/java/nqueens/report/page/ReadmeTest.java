package nqueens.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import nqueens.report.console.HintTexts;

/** What a page and a terminal have of an exercise's README. */
class ReadmeTest {

    private static final String README = """
            # rooks: `n` of them

            See [the ladder](../README.md#top).

            ## Samples
            <details><summary>Hint 1 of 2: is it safe?</summary>

            Two squares share *a diagonal* if they are
            as many columns apart as rows.

            ```java
            int row = 0;
                row++;
            ```

            </details>

            <details><summary>Answer</summary></details>

            <script>alert(1)</script>
            """;

    @TempDir
    private Path folder;

    @BeforeEach
    void writeReadme() throws IOException {
        Files.writeString(folder.resolve("README.md"), README);
    }

    @Test
    void a_page_has_it_as_a_statement_under_its_own_headings_with_hints_to_lead_to() {
        Statement statement = Statement.of(folder, Optional.of("../../exercises/rooks/"), "task-1").orElseThrow();

        assertThat(statement.title()).isEqualTo("n of them");
        assertThat(statement.markup()).isEqualTo("""
                <p>See <a href="../../exercises/rooks/../README.md#top">the ladder</a>.</p>
                <h4>Samples</h4>
                <details id="task-1-hint-1"><summary>Hint 1 of 2: is it safe?</summary>
                <p>Two squares share <em>a diagonal</em> if they are
                as many columns apart as rows.</p>
                <pre tabindex="0"><code class="language-java">int row = 0;
                    row++;
                </code></pre>
                </details>
                &lt;details&gt;&lt;summary&gt;Answer&lt;/summary&gt;&lt;/details&gt;
                &lt;script&gt;alert(1)&lt;/script&gt;
                """);
        assertThat(Statement.of(folder, Optional.empty(), "task-1").orElseThrow().markup()).as("nothing to lead to")
                .startsWith("<p>See the ladder.</p>\n");
        assertThat(Statement.of(folder.resolve("no"), Optional.empty(), "task-1")).isEmpty();
    }

    @Test
    void a_terminal_has_its_hints_without_markup_and_paragraphs_in_a_line() throws IOException {
        List<String> hint = List.of("Hint 1 of 2: is it safe?",
                "  Two squares share a diagonal if they are as many columns apart as rows.",
                "  int row = 0;", "      row++;");

        assertThat(HintTexts.of(folder.resolve("README.md"))).containsExactly(hint);
        Files.writeString(folder.resolve("README.md"), README.replace("\n", "\r\n"));
        assertThat(HintTexts.of(folder.resolve("README.md"))).as("line ends of Windows").containsExactly(hint);
        assertThat(HintTexts.of(folder.resolve("no"))).isEmpty();
    }
}
