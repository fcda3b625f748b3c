package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole files stand in {@link ReportsTest}; every field keeps to the published schema there. */
class Classroom50JsonTest {

    static final Map<String, String> ENVIRONMENT = Map.of("CLASSROOM", "cs-principles", "ASSIGNMENT", "queens",
            "ASSIGNMENT_TYPE", "group", "OWNER", "alice", "SUBMISSION_TAG", "submit/2026-06-01T14-32-05Z-a1b2c3d",
            "COMMIT_URL", "https://example.org/c", "RELEASE_URL", "https://example.org/r",
            "REVIEW_URL", "https://example.org/v");

    @Test
    void a_run_without_review_and_type_is_one_persons_and_is_reviewed_by_its_commit() {
        Map<String, String> environment = new HashMap<>(ENVIRONMENT);
        environment.keySet().removeAll(Set.of("REVIEW_URL", "ASSIGNMENT_TYPE"));
        assertThat(Classroom50Json.of(environment, Instant.parse("2026-06-01T14:32:01.987Z")).orElseThrow()
                .text(SampleResults.wrong())).contains("\"assignment_type\": \"individual\"",
                        "\"review\": \"https://example.org/c\"", "\"datetime\": \"2026-06-01T14:32:01Z\"");
    }

    @ParameterizedTest
    @CsvSource({"CLASSROOM, ' '", "ASSIGNMENT, ", "OWNER, ", "SUBMISSION_TAG, ", "SUBMISSION_TAG, v1", "COMMIT_URL, ",
        "RELEASE_URL, "})
    void without_one_of_these_the_judge_was_not_started_by_the_runner(String name, String value) {
        Map<String, String> environment = new HashMap<>(ENVIRONMENT);
        environment.compute(name, (key, before) -> value);
        assertThat(Classroom50Json.of(environment, Instant.EPOCH)).isEmpty();
    }
}
