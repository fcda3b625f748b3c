package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TerminalTest {

    @ParameterizedTest(name = "style.color {0}, terminal {1}: {2}")
    @CsvSource({
        ", true, COLOURED", ", false, PLAIN",
        "auto, true, COLOURED", "auto, false, PLAIN",
        "always, true, COLOURED", "always, false, COLOURED",
        "never, true, PLAIN", "never, false, PLAIN",
        "sometimes, true, PLAIN", "sometimes, false, PLAIN"})
    void colours_are_for_terminals_unless_maven_is_told_otherwise(String demand, boolean terminal, Style style) {
        assertThat(style(Map.of(), demand, terminal)).isEqualTo(style);
    }

    @ParameterizedTest(name = "NO_COLOR = {0}")
    @ValueSource(strings = {"1", "0", "false", " "})
    void no_color_forbids_them_whatever_its_value(String value) {
        Map<String, String> environment = Map.of("NO_COLOR", value);

        assertThat(style(environment, null, true)).isEqualTo(Style.PLAIN);
        assertThat(style(environment, "always", true)).isEqualTo(Style.PLAIN);
    }

    @Test
    void an_empty_no_color_and_what_has_other_names_do_not_matter() {
        assertThat(Terminal.style(Map.of("NO_COLOR", "", "TERM", "dumb", "no_color", "1"),
                name -> name.equals("style.color") ? Optional.empty() : Optional.of("never"), true))
                .isEqualTo(Style.COLOURED);
    }

    /** What is run where System.out goes to a log, as in Maven 4. */
    static final class Logged {

        private Logged() {
        }

        public static void main(String[] arguments) {
            System.setOut(new PrintStream(OutputStream.nullOutputStream()));
            Terminal.standardOutput().println("to whoever looks");
        }
    }

    @Test
    void standard_output_is_that_of_the_process_whatever_becomes_of_system_out() throws IOException {
        Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp", System.getProperty("java.class.path"), Logged.class.getName())
                .redirectErrorStream(true).start();
        assertThat(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).lines())
                .containsExactly("to whoever looks");
    }

    private static Style style(Map<String, String> environment, String demand, boolean terminal) {
        return Terminal.style(environment,
                name -> Optional.ofNullable(name.equals("style.color") ? demand : null), terminal);
    }
}
