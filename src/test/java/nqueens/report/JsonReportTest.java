package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.judge.Conditions;
import nqueens.judge.Isolation;
import nqueens.judge.Results;
import nqueens.judge.Timing;
import nqueens.problem.Catalogue;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;

class JsonReportTest {

    private static final Results ACCEPTED =
            SampleResults.of("exercises", SampleResults.accepted(Catalogue.BOARD2D, 0.25));

    private static final String CONTRACT = """
        {
          "schemaVersion": 1,
          "kata": "n-queens",
          "submission": "../class/alice",
          "isolation": "process",
          "layers": [
            "sources",
            "allow-list",
            "worker"
          ],
          "timeScale": 1.5,
          "verdict": "WRONG_ANSWER",
          "points": 10,
          "maxPoints": 40,
          "exercises": [
            {
              "id": "board2d",
              "verdict": "WRONG_ANSWER",
              "points": 10,
              "maxPoints": 25,
              "cpuSeconds": 0.41,
              "timings": [
                {
                  "n": 1,
                  "seconds": 4.2E-4
                },
                {
                  "n": 12,
                  "seconds": 1.5
                }
              ],
              "notes": [
                "board2d/Board2dQueens.java is not UTF-8: read as Windows-1252"
              ],
              "checks": [
                {
                  "id": "small-boards",
                  "title": "n = 1 to 4: the exact solutions",
                  "verdict": "ACCEPTED",
                  "points": 10,
                  "maxPoints": 10,
                  "message": "",
                  "hidden": false
                },
                {
                  "id": "count",
                  "title": "count(n) is right, n up to 10",
                  "verdict": "WRONG_ANSWER",
                  "points": 0,
                  "maxPoints": 15,
                  "message": "count(5) gave 9\\nand not 10",
                  "fault": {
                    "kind": "COUNT",
                    "finding": "count(5) gave 9",
                    "rule": "and not 10"
                  },
                  "output": "9\\n",
                  "hidden": false
                }
              ]
            },
            {
              "id": "bitmask",
              "verdict": "NOT_STARTED",
              "points": 0,
              "maxPoints": 15,
              "cpuSeconds": 0.0,
              "timings": [],
              "notes": [],
              "checks": [
                {
                  "id": "speed",
                  "title": "a larger n within the time limit",
                  "verdict": "NOT_STARTED",
                  "points": 0,
                  "maxPoints": 15,
                  "message": "the stub is untouched",
                  "fault": {
                    "kind": "STUB",
                    "finding": "the stub is untouched",
                    "rule": ""
                  },
                  "hidden": false
                }
              ]
            }
          ]
        }""";

    @Test
    void the_text_is_the_contract_of_graders() {
        Results results = Results.of("../class/alice",
                new Conditions(Isolation.PROCESS, Optional.empty(), 1.5), List.of(
                SampleResults.noted(SampleResults.timed(SampleResults.exercise(Catalogue.BOARD2D, 0.41,
                        SampleResults.accepted("small-boards"), SampleResults.failed("count",
                                new Fault(Kind.COUNT, "count(5) gave 9", "and not 10"), "9\n")),
                        new Timing(1, 0.00042), new Timing(12, 1.5)),
                        "board2d/Board2dQueens.java is not UTF-8: read as Windows-1252"),
                SampleResults.exercise(Catalogue.BITMASK, 0,
                        SampleResults.failed("speed", Kind.STUB, "the stub is untouched"))));

        assertThat(text(results)).isEqualTo(CONTRACT);
    }

    @Test
    void without_exercises_the_list_is_empty() {
        Conditions inProcess = new Conditions(Isolation.NONE, Optional.empty(), 1);
        assertThat(text(Results.of("exercises", inProcess, List.of()))).isEqualTo("""
                {
                  "schemaVersion": 1,
                  "kata": "n-queens",
                  "submission": "exercises",
                  "isolation": "none",
                  "layers": [
                    "sources",
                    "allow-list"
                  ],
                  "timeScale": 1.0,
                  "verdict": "ACCEPTED",
                  "points": 0,
                  "maxPoints": 0,
                  "exercises": []
                }""");
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "\"}, {\"points\": 100, \"verdict\": \"ACCEPTED",
        "back\\slash, \\\" and \\u0022",
        "\u0000\u0001\b\t\n\f\r\u001b[31m\u007f\u0085",
        "</script><img src=x onerror=alert(1)> & <!-- -->",
        "\u2028 \u2029 \u202e \ufeff",
        "\u2655 \ud83d\udc51 \u00e4",
        "'single' `back` ${jndi:ldap://x} %s {0}"})
    void hostile_text_stays_text(String text) {
        Results results = SampleResults.of(text, SampleResults.failing(Catalogue.ARRAY1D, 1,
                SampleResults.failed("count", new Fault(Kind.COUNT, text, "."), text)));

        JsonObject parsed = JsonParser.parseString(text(results)).getAsJsonObject();

        assertThat(parsed.get("submission").getAsString()).isEqualTo(text);
        assertThat(parsed.get("verdict").getAsString()).isEqualTo("WRONG_ANSWER");
        assertThat(parsed.get("points").getAsInt()).isEqualTo(85);
        JsonArray checks = parsed.getAsJsonArray("exercises").get(0).getAsJsonObject().getAsJsonArray("checks");
        JsonObject count = checks.get(3).getAsJsonObject();
        assertThat(count.get("message").getAsString()).isEqualTo(text + "\n.");
        assertThat(count.get("output").getAsString()).isEqualTo(text);
    }

    @Test
    void results_are_read_as_they_were_written() throws IOException {
        Results results = SampleResults.of("../class/\u00c4nne \u2655", SampleResults.timed(
                SampleResults.failing(Catalogue.BITMASK, 0.5,
                        SampleResults.failed("count", SampleResults.ATTACK, "9\n")),
                new Timing(1, 0.000012), new Timing(15, 1.5)));

        assertThat(JsonReport.results(new JsonReport().text(results))).isEqualTo(results);
    }

    @ParameterizedTest
    @ValueSource(strings = {"timings", "notes"})
    void results_that_were_written_before_there_was_such_a_field_are_read(String field) throws IOException {
        String text = new JsonReport().text(ACCEPTED);
        String earlier = text.replaceAll("\n *\"" + field + "\": \\[],", "");

        assertThat(earlier).isNotEqualTo(text);
        assertThat(JsonReport.results(earlier)).isEqualTo(ACCEPTED);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "[]", "{}", "{\"layers\": []}", "null",
        "{\"layers\": [], \"exercises\": [{\"checks\": [{\"fault\": {\"kind\": \"COUNT\"}}]}]}"})
    void what_is_no_report_is_not_read(String text) {
        assertThatIOException().isThrownBy(() -> JsonReport.results(text)).withMessageStartingWith("no results: ");
    }

    private static String text(Results results) {
        String text = new JsonReport().text(results);
        assertThat(text).endsWith("}\n");
        return text.substring(0, text.length() - 1);
    }
}
