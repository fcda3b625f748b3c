package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import nqueens.problem.Problem;

class HintTextsTest {

    @TempDir
    private Path folder;

    @Test
    void hints_are_read_without_their_markup_and_paragraphs_become_lines() throws IOException {
        Path readme = Files.writeString(folder.resolve("README.md"), """
                # Title
                <details><summary>Answer</summary>

                Not a hint.

                </details>

                <details><summary>Hint 1 of 2: look</summary>

                Two squares share *a diagonal* if they are
                as many columns apart as rows.

                - An item that goes
                  on.

                </details>

                <details><summary>Hint 2 of 2: go on</summary>

                ```java
                int row = 0;
                    row++;
                ```

                </details>
                """);
        List<List<String>> hints = HintTexts.of(readme);
        assertThat(hints).hasSize(2);
        assertThat(hints.get(0)).containsExactly("Hint 1 of 2: look",
                "  Two squares share a diagonal if they are as many columns apart as rows.",
                "  - An item that goes on.");
        assertThat(hints.get(1)).containsExactly("Hint 2 of 2: go on", "  int row = 0;", "      row++;");
        Files.writeString(readme, Files.readString(readme).replace("\n", "\r\n"));
        assertThat(HintTexts.of(readme)).as("line ends of Windows").isEqualTo(hints);
    }

    @Test
    void where_there_is_no_readme_there_are_no_hints() {
        assertThat(HintTexts.of(folder.resolve("README.md"))).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("nqueens.problem.Catalogue#core")
    void every_exercise_has_three(Problem exercise) {
        List<List<String>> hints = HintTexts.of(Path.of("exercises", exercise.id(), "README.md"));
        assertThat(hints).extracting(lines -> lines.get(0).substring(0, "Hint 1 of 3".length()))
                .containsExactly("Hint 1 of 3", "Hint 2 of 3", "Hint 3 of 3");
        assertThat(hints).allSatisfy(lines -> assertThat(lines).hasSizeGreaterThan(1)
                .noneMatch(line -> line.contains("```")));
    }
}
