package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;

class ConsoleTextTest {

    @Test
    void a_case_is_cut_above_its_last_three_lines_where_its_rule_stands() {
        assertThat(new ConsoleText().addCase(numbered(12), 12).toString().lines())
                .hasSize(12).contains("  line 9", "  line 10");
        assertThat(new ConsoleText().addCase(numbered(13), 12).toString().lines()).containsExactly(
                "  line 1", "  line 2", "  line 3", "  line 4", "  line 5", "  line 6", "  line 7", "  line 8",
                "  line 9", "  ... and 1 lines more", "  line 11", "  line 12", "  line 13");
        assertThat(new ConsoleText().addCase(numbered(30), 12).toString().lines()).hasSize(13)
                .endsWith("  ... and 18 lines more", "  line 28", "  line 29", "  line 30");
    }

    private static String numbered(int lines) {
        return IntStream.rangeClosed(1, lines).mapToObj(number -> "line " + number).collect(Collectors.joining("\n"));
    }
}
