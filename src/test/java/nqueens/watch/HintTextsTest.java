package nqueens.watch;

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
        HintTexts hints = HintTexts.of(readme);
        assertThat(hints.size()).isEqualTo(2);
        assertThat(hints.hint(1)).containsExactly("Hint 1 of 2: look",
                "  Two squares share a diagonal if they are as many columns apart as rows.",
                "  - An item that goes on.");
        assertThat(hints.hint(2)).containsExactly("Hint 2 of 2: go on", "  int row = 0;", "      row++;");
    }

    @Test
    void line_ends_of_windows_make_no_difference() throws IOException {
        Path readme = Files.writeString(folder.resolve("README.md"),
                "<details><summary>Hint 1 of 1: look</summary>\r\n\r\nUp.\r\n\r\n</details>\r\n");
        assertThat(HintTexts.of(readme).hint(1)).containsExactly("Hint 1 of 1: look", "  Up.");
    }

    @Test
    void where_there_is_no_readme_there_are_no_hints() {
        assertThat(HintTexts.of(folder.resolve("README.md")).size()).isZero();
    }

    @ParameterizedTest
    @MethodSource("nqueens.problem.Catalogue#core")
    void every_exercise_has_three(Problem exercise) {
        HintTexts hints = HintTexts.of(Path.of("exercises", exercise.id(), "README.md"));
        assertThat(hints.size()).isEqualTo(3);
        for (int number = 1; number <= 3; number++) {
            List<String> lines = hints.hint(number);
            assertThat(lines.get(0)).startsWith("Hint " + number + " of 3: ");
            assertThat(lines.subList(1, lines.size())).isNotEmpty().noneMatch(line -> line.contains("```"));
        }
    }
}
