package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import org.junit.jupiter.api.Test;

import nqueens.judge.Results;
import nqueens.problem.Catalogue;

class GradescopeJsonTest {

    private static final Set<String> VISIBILITIES = Set.of("hidden", "after_due_date", "after_published", "visible");

    @Test
    void the_text_has_a_test_for_each_check() {
        assertThat(GradescopeJson.text(SampleResults.hidden())).isEqualTo("""
            {
              "score": 0,
              "execution_time": 0.5,
              "output": "bitmask 0/15 time limit exceeded in speed",
              "output_format": "text",
              "test_output_format": "text",
              "test_name_format": "text",
              "visibility": "visible",
              "stdout_visibility": "hidden",
              "tests": [
                {
                  "name": "bitmask: a larger n within the time limit",
                  "score": 0,
                  "max_score": 15,
                  "status": "failed",
                  "visibility": "visible",
                  "output": "TIME LIMIT EXCEEDED\\nWhat this check asks for is not shown.",
                  "number": "1.1"
                }
              ]
            }
            """);
    }

    @Test
    void what_is_noted_of_exercises_stands_below_the_points() {
        JsonObject report = object(SampleResults.of("bob",
                SampleResults.noted(SampleResults.accepted(Catalogue.BOARD2D, 0.25), "one", "two\u001b\nlines"),
                SampleResults.noted(SampleResults.accepted(Catalogue.BITMASK, 0.25), "three")));
        assertThat(report.get("output").getAsString()).isEqualTo(
                "board2d 100/100 accepted; bitmask 100/100 accepted\none\ntwo? lines\nthree");
    }

    @Test
    void a_failing_test_shows_its_case_and_what_was_printed() {
        JsonObject test = object(SampleResults.mixed()).getAsJsonArray("tests").get(8).getAsJsonObject();
        assertThat(test.get("number").getAsString()).isEqualTo("2.2");
        assertThat(test.get("output").getAsString())
                .isEqualTo("WRONG ANSWER\ntwo queens in column 1\n* Q\nyour program printed:\nhello");
    }

    @Test
    void where_the_judge_failed_there_is_nothing_to_take_for_a_grade() {
        assertThat(GradescopeJson.text(SampleResults.notGraded())).isEqualTo("""
            {
              "output": "not graded: the judge failed, not the submission; run it again",
              "output_format": "text",
              "test_output_format": "text",
              "test_name_format": "text",
              "visibility": "visible",
              "stdout_visibility": "hidden"
            }
            """);
    }

    @Test
    void every_field_keeps_to_the_published_rules() {
        assertKeepsToTheRules(SampleResults.mixed(), 14);
        assertKeepsToTheRules(SampleResults.hidden(), 1);
    }

    private static JsonObject object(Results results) {
        return JsonParser.parseString(GradescopeJson.text(results)).getAsJsonObject();
    }

    /** The rules of gradescope-autograders.readthedocs.io/en/latest/specs, for the fields that are used. */
    private static void assertKeepsToTheRules(Results results, int tests) {
        JsonObject object = object(results);
        assertThat(object.get("score").getAsJsonPrimitive().isNumber()).isTrue();
        assertThat(object.get("execution_time").getAsJsonPrimitive().isNumber()).isTrue();
        assertThat(object.get("visibility").getAsString()).isIn(VISIBILITIES);
        assertThat(object.get("stdout_visibility").getAsString()).isIn(VISIBILITIES);
        assertThat(object.getAsJsonArray("tests")).hasSize(tests);
        int sum = 0;
        Set<String> numbers = new HashSet<>();
        for (JsonElement element : object.getAsJsonArray("tests")) {
            JsonObject test = element.getAsJsonObject();
            assertThat(test.keySet()).containsExactlyInAnyOrder(
                    "name", "score", "max_score", "status", "visibility", "output", "number");
            assertThat(test.get("status").getAsString()).isEqualTo(
                    test.get("score").getAsInt() == test.get("max_score").getAsInt() ? "passed" : "failed");
            assertThat(test.get("visibility").getAsString()).isIn(VISIBILITIES);
            assertThat(numbers.add(test.get("number").getAsString())).isTrue();
            sum += test.get("score").getAsInt();
        }
        assertThat(object.get("score").getAsInt()).isEqualTo(sum);
    }
}
