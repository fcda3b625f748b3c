package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.HashMap;
import java.util.Map;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.judge.Results;

class Classroom50JsonTest {

    private static final String HEAD = """
            {
              "schema": "classroom50/result/v1",
              "classroom": "cs-principles",
              "assignment": "queens",
              "assignment_type": "group",
              "owner": "alice",
              "submission": "submit/2026-06-01T14-32-05Z-a1b2c3d",
              "commit": "https://example.org/c",
              "release": "https://example.org/r",
              "review": "https://example.org/v",
              "datetime": "2026-06-01T14:32:01Z",
            """;

    static final Map<String, String> ENVIRONMENT = Map.of("CLASSROOM", "cs-principles", "ASSIGNMENT", "queens",
            "ASSIGNMENT_TYPE", "group", "OWNER", "alice", "SUBMISSION_TAG", "submit/2026-06-01T14-32-05Z-a1b2c3d",
            "COMMIT_URL", "https://example.org/c", "RELEASE_URL", "https://example.org/r",
            "REVIEW_URL", "https://example.org/v");
    private static final Instant NOW = Instant.parse("2026-06-01T14:32:01.987Z");

    private final Classroom50Json report = Classroom50Json.of(ENVIRONMENT, NOW).orElseThrow();

    @Test
    void a_run_without_review_and_type_is_one_persons_and_is_reviewed_by_its_commit() {
        Map<String, String> environment = new HashMap<>(ENVIRONMENT);
        environment.remove("REVIEW_URL");
        environment.remove("ASSIGNMENT_TYPE");
        assertThat(Classroom50Json.of(environment, NOW).orElseThrow().text(SampleResults.hidden()))
                .contains("\"assignment_type\": \"individual\"", "\"review\": \"https://example.org/c\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"CLASSROOM", "ASSIGNMENT", "OWNER", "SUBMISSION_TAG", "COMMIT_URL", "RELEASE_URL"})
    void without_one_of_these_the_judge_was_not_started_by_the_runner(String name) {
        Map<String, String> environment = new HashMap<>(ENVIRONMENT);
        environment.put(name, " ");
        assertThat(Classroom50Json.of(environment, NOW)).isEmpty();
        environment.remove(name);
        assertThat(Classroom50Json.of(environment, NOW)).isEmpty();
    }

    @Test
    void a_tag_of_another_kind_is_none() {
        Map<String, String> environment = new HashMap<>(ENVIRONMENT);
        environment.put("SUBMISSION_TAG", "v1");
        assertThat(Classroom50Json.of(environment, NOW)).isEmpty();
    }

    @Test
    void a_hidden_check_is_a_test_without_its_message() {
        assertThat(report.file()).isEqualTo("classroom50.json");
        assertThat(report.text(SampleResults.hidden())).isEqualTo(HEAD + """
              "score": 0,
              "max-score": 15,
              "tests": [
                {
                  "test-name": "bitmask: a larger n within the time limit",
                  "passed": false,
                  "score": 0,
                  "max-score": 15,
                  "verdict": "TIME_LIMIT_EXCEEDED"
                }
              ]
            }
            """);
    }

    @Test
    void where_the_judge_failed_the_result_is_that_of_an_error() {
        assertThat(report.text(SampleResults.notGraded())).isEqualTo(HEAD + """
              "score": 0,
              "max-score": 0,
              "tests": []
            }
            """);
    }

    @Test
    void a_failing_test_has_its_message() {
        JsonObject test = object(SampleResults.mixed()).getAsJsonArray("tests").get(8).getAsJsonObject();
        assertThat(test.get("message").getAsString())
                .isEqualTo("two queens in column 1\n* Q\nyour program printed:\nhello");
    }

    @Test
    void every_field_keeps_to_the_published_schema() {
        assertKeepsToTheSchema(SampleResults.mixed(), 14);
        assertKeepsToTheSchema(SampleResults.hidden(), 1);
        assertKeepsToTheSchema(SampleResults.notGraded(), 0);
    }

    private JsonObject object(Results results) {
        return JsonParser.parseString(report.text(results)).getAsJsonObject();
    }

    /** The rules of schemas/result-v1.schema.json in github.com/foundation50/classroom50. */
    private void assertKeepsToTheSchema(Results results, int tests) {
        JsonObject object = object(results);
        assertThat(object.keySet()).containsExactlyInAnyOrder("schema", "classroom", "assignment", "assignment_type",
                "owner", "submission", "commit", "release", "review", "datetime", "score", "max-score", "tests");
        assertThat(object.get("submission").getAsString()).startsWith("submit/");
        assertThat(object.get("datetime").getAsString())
                .matches("\\d{4}-\\d{2}-\\d{2}T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\dZ");
        assertScores(object);
        assertThat(object.getAsJsonArray("tests")).hasSize(tests);
        int sum = 0;
        for (JsonElement element : object.getAsJsonArray("tests")) {
            JsonObject test = element.getAsJsonObject();
            assertThat(test.keySet()).contains("test-name", "passed", "score", "max-score");
            assertThat(test.get("test-name").getAsString()).isNotEmpty();
            assertThat(test.get("passed").getAsJsonPrimitive().isBoolean()).isTrue();
            assertScores(test);
            sum += test.get("score").getAsInt();
        }
        assertThat(object.get("score").getAsInt()).isEqualTo(sum);
    }

    private static void assertScores(JsonObject object) {
        assertThat(object.get("score").toString()).matches("0|[1-9][0-9]*");
        assertThat(object.get("max-score").toString()).matches("0|[1-9][0-9]*");
        assertThat(object.get("score").getAsInt()).isLessThanOrEqualTo(object.get("max-score").getAsInt());
    }
}
