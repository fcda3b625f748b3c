package nqueens.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LastScreenTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "true  | true  | true false 1 [test]       | 1",
        "true  | true  | true false 3 [clean, test] | 1",
        "true  | true  | true false 1 [verify]     | 1",
        "false | true  | true false 1 [test]       | 0",
        "false | true  | true false 1 [clean, test] | 0",
        "false | true  | true false 1 [verify]     |",
        "false | true  | true false 1 [test, package] |",
        "true  | false | true false 1 [test]       |",
        "true  | true  | false false 1 [test]      |",
        "true  | true  | true true 1 [test]        |",
        "true  | true  | true false 0 [test]       |"})
    void a_terminal_shows_nothing_behind_it_unless_maven_goes_on_or_was_asked_for_a_log(
            boolean isRed, boolean isTerminal, String asked, Integer status) {
        assertThat(LastScreen.status(isRed, List.of(asked.split(" ")), isTerminal))
                .isEqualTo(status == null ? OptionalInt.empty() : OptionalInt.of(status));
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void what_was_printed_is_kept_for_the_jvm_that_prints_it(boolean isRed, @TempDir Path folder) throws IOException {
        LastScreen.out().println("page: \u265b");
        LastScreen.save(isRed, folder.resolve("screen"));
        assertThat(folder.resolve("screen")).content().startsWith(isRed ? "red\n" : "green\n")
                .endsWith("page: \u265b" + System.lineSeparator());
        assertThat(LastScreen.file()).isEqualTo(Path.of("target", "last-screen.txt"));
    }
}
