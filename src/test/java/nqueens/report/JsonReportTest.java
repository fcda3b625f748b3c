package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.IOException;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.judge.Cost;
import nqueens.judge.Results;
import nqueens.problem.Catalogue;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;

/** The contract of graders stands in {@link ReportsTest}. */
class JsonReportTest {

    @ParameterizedTest
    @ValueSource(strings = {
        "\"}, {\"points\": 100, \"verdict\": \"ACCEPTED",
        "back\\slash, \\\" and \\u0022",
        "\u0000\u0001\b\t\n\f\r\u001b[31m\u007f\u0085",
        "</script><img src=x onerror=alert(1)> & <!-- -->",
        "\u2028 \u2029 \u202e \ufeff",
        "\u2655 \ud83d\udc51 \u00e4",
        "'single' `back` ${jndi:ldap://x} %s {0}"})
    void results_are_read_as_they_were_written_and_hostile_text_stays_text(String text) throws IOException {
        Results results = SampleResults.of(text, SampleResults.measured(SampleResults.failing(Catalogue.ARRAY1D, 1,
                SampleResults.failed("complete", SampleResults.ATTACK, "9\n"),
                SampleResults.failed("count", new Fault(Kind.COUNT, text, "."), text)),
                new Cost("count(1)", 1, 14), new Cost("count(15)", 15, 1500000)));

        assertThat(JsonReport.results(JsonReport.text(results))).isEqualTo(results);
    }

    @ParameterizedTest
    @ValueSource(strings = {"cost", "notes"})
    void results_that_were_written_before_there_was_such_a_field_are_read(String field) throws IOException {
        Results results = SampleResults.of("exercises", SampleResults.accepted(Catalogue.BOARD2D, 0.25));
        String text = JsonReport.text(results);
        String earlier = text.replaceAll("\n *\"" + field + "\": \\[],", "");

        assertThat(earlier).isNotEqualTo(text);
        assertThat(JsonReport.results(earlier)).isEqualTo(results);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "[]", "{}", "{\"layers\": []}", "null",
        "{\"layers\": [], \"exercises\": [], \"judgedBy\": {\"version\": \"1.0\"}}",
        "{\"layers\": [], \"exercises\": [{\"checks\": [{\"fault\": {\"kind\": \"COUNT\"}}]}]}"})
    void what_is_no_report_is_not_read(String text) {
        assertThatIOException().isThrownBy(() -> JsonReport.results(text)).withMessageStartingWith("no results: ");
    }
}
